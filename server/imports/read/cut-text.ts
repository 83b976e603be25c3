/** The beginning of a text, never with half of a letter at its end: that could not be stored. */
export const cutText = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
