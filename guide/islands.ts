/**
 * Small scripts that a page has only where somebody asked for them: a link leads to the same page with its script
 * (`?with=tools`), so that nobody else loads a byte of it. `tools`: read aloud and copy the link. `filter`: a list while
 * typing. `map`: move and zoom. `near`: that, and the nearest places first.
 */
export const ISLANDS = ["tools", "filter", "map", "near"] as const;
export type Island = (typeof ISLANDS)[number];
