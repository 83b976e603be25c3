import * as z from "zod";
import { countLetters } from "./segments.ts";

/** No language needs more per letter; stacked combining marks (Zalgo) would. */
const UNITS_A_LETTER = 10;

/** Whether a text has at most `most` letters. Skips counting if it is obviously too long. */
export const hasAtMost = (text: string, most: number) =>
  text.length <= most * UNITS_A_LETTER && countLetters(text) <= most;

/** Text limited in letters, not code units. */
export const letters = (most: number) =>
  z
    .string()
    .trim()
    .max(most * UNITS_A_LETTER, { abort: true })
    .refine((text) => countLetters(text) <= most, { error: `Too big: expected string to have <=${most} letters` });
