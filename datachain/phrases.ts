import type { ElementId } from "./ids.ts";

/**
 * How an element reads inside the sentence of its category: "a motion detector" in "This technology uses {list}."
 * With a second text, inside a sentence of its own: those that share one are listed in it together.
 */
export type Phrase = string | readonly [phrase: string, sentence: string];

/** In one language. An element without a phrase is called by its title, which fits as it stands. */
export type Phrases = Readonly<Partial<Record<ElementId, Phrase>>>;
