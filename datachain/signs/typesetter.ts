import type { TextShape } from "#contract/signs.ts";

export type Weight = TextShape["weight"];

/** What the layout has to know about letters; whoever draws them says it. */
export type Typesetter = {
  /** The parts between which a line may be broken; together they are the text. */
  readonly pieces: (text: string) => readonly string[];
  /** Where a word that is too long may be torn: letters with their marks. */
  readonly letters: (text: string) => readonly string[];
  /** At the size 1. */
  readonly width: (text: string, weight: Weight) => number;
  readonly isRtl: (text: string) => boolean;
  /** Whether there are letters for all of it. */
  readonly canWrite: (text: string) => boolean;
};
