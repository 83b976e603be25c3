/**
 * Optional scripts, loaded only on request: a link leads to the same page with its script (`?with=tools`), so nobody else
 * loads a byte of it. `tools`: read aloud, copy the link. `filter`: filter a list while typing. `map`: pan and zoom.
 * `near`: `map`, plus sorting by distance.
 */
export const ISLANDS = ["tools", "filter", "map", "near"] as const;
/** `prove`: solves a form's puzzle and sends the form. It comes with that form and cannot be requested by address. */
export const SCRIPTS = [...ISLANDS, "prove"] as const;
export type Island = (typeof SCRIPTS)[number];
