import * as z from "zod";

const segmenter = new Intl.Segmenter();

/** Letters as people see them: a Khmer syllable or an emoji counts once, however many code units it takes. */
export const countLetters = (text: string) => [...segmenter.segment(text.replaceAll("\u200b", ""))].length;

/** No letter of a language needs more; piled up marks would. */
const UNITS_A_LETTER = 10;

/** Text of at most so many letters. */
export const letters = (most: number) =>
  z
    .string()
    .trim()
    .max(most * UNITS_A_LETTER)
    .refine((text) => countLetters(text) <= most, { error: `Too big: expected string to have <=${most} letters` });
