/** Never ends in half a surrogate pair, which PostgreSQL cannot store. */
export const cutText = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
