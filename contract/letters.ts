import * as z from "zod";
import { countLetters } from "./segments.ts";

/** No letter of a language needs more; piled up marks would. */
const UNITS_A_LETTER = 10;

/** Whether a text has at most so many letters. Letters of a text that is too long anyway are not counted. */
export const hasAtMost = (text: string, most: number) =>
  text.length <= most * UNITS_A_LETTER && countLetters(text) <= most;

/** Text of at most so many letters. */
export const letters = (most: number) =>
  z
    .string()
    .trim()
    .max(most * UNITS_A_LETTER, { abort: true })
    .refine((text) => countLetters(text) <= most, { error: `Too big: expected string to have <=${most} letters` });
