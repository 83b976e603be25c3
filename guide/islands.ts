/**
 * Small scripts that a page has only where somebody asked for them: a link leads to the same page with its script
 * (`?with=tools`), so that nobody else loads a byte of it. `tools`: read aloud and copy the link. `filter`: a list while
 * typing. `map`: move and zoom. `near`: that, and the nearest places first.
 */
export const ISLANDS = ["tools", "filter", "map", "near"] as const;
/** `prove`: solves the puzzle of a form that has one, and sends the form. It comes with that form and no address asks for it. */
export const SCRIPTS = [...ISLANDS, "prove"] as const;
export type Island = (typeof SCRIPTS)[number];
