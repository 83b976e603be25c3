import type { ElementId } from "./ids.ts";

/**
 * Wording of an element inside its category's sentence: "a motion detector" in "This technology uses {list}." A second
 * text is a sentence of its own: elements that share it are listed in it together.
 */
export type Phrase = string | readonly [phrase: string, sentence: string];

/** Phrases in one language. An element without one uses its title. */
export type Phrases = Readonly<Partial<Record<ElementId, Phrase>>>;
