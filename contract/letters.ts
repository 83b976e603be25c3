import * as z from "zod";
import { countLetters } from "./segments.ts";

/** No letter of a language needs more; piled up marks would. */
const UNITS_A_LETTER = 10;

/** Text of at most so many letters. */
export const letters = (most: number) =>
  z
    .string()
    .trim()
    // Aborts: letters of a text that is too long anyway are not counted.
    .max(most * UNITS_A_LETTER, { abort: true })
    .refine((text) => countLetters(text) <= most, { error: `Too big: expected string to have <=${most} letters` });
