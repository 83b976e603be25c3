/** Names that fit into three lines of every list. */
const SHORT = 100;

/** At most three lines of a name; the whole of it appears when it is pointed at. */
export const clamped = (name: string) => ({ className: "line-clamp-3", ...(name.length > SHORT && { title: name }) });
