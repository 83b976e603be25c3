import type { TextShape } from "#contract/signs.ts";

export type Weight = TextShape["weight"];

/** Text measurement for the layout, implemented by each renderer. */
export type Typesetter = {
  /** Parts between which a line may break; joined, they are the text. */
  readonly pieces: (text: string) => readonly string[];
  /** Where an overlong word may be split: letters with their marks. */
  readonly letters: (text: string) => readonly string[];
  /** At font size 1. */
  readonly width: (text: string, weight: Weight) => number;
  readonly isRtl: (text: string) => boolean;
  /** Whether the fonts have every letter. */
  readonly canWrite: (text: string) => boolean;
};
