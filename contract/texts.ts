import * as z from "zod";
import { ContentLocale, oneLine } from "./common.ts";

/** Text in several content locales at once: for documents that are saved whole. */
export const LText = z.record(ContentLocale, z.string().max(10_000));
export type LText = z.infer<typeof LText>;

/** What stands in for texts that are missing in the asked locale, by field, and in which language it is. */
export const Fallbacks = z.record(z.string(), z.strictObject({ locale: z.string(), text: z.string() }));
export type Fallbacks = z.infer<typeof Fallbacks>;

/** The text of one locale; blank counts as none. */
export const localText = (max: number) => z.string().max(max).nullable();

/** The same for what has one line, such as a name. */
export const localLine = (max: number) => oneLine(max).nullable();

/** A day without a time. Years have four digits: a database has no year 0, and nobody means the year 26. */
export const Day = z.iso.date().regex(/^[1-9]/, "Enter a date such as 2026-04-24");
/** `2026-04` */
export const Month = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, "Enter a month such as 2026-04");

const blankIsNull = (text: string | null) => text || null;

/** One line of text that may be missing; blank counts as none. */
export const line = (max: number) => oneLine(max).nullable().transform(blankIsNull);

/** The same for text that may have several lines. */
export const lines = (max: number) => z.string().trim().max(max).nullable().transform(blankIsNull);

/** A link for people: https, so that nobody is sent over an open line. */
export const HttpsUrl = z.url({ protocol: /^https$/ }).max(2000);
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().\-/]{4,40}$/, "Enter a phone number such as +855 12 345 678");

/** Who did what to a record, newest first. */
export const Activity = z.strictObject({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  actor: z.string().nullable(),
  /** The names of the fields that changed. */
  fields: z.array(z.string()),
  /** The file it came from, if an import did it. */
  filename: z.string().nullable(),
});
export type Activity = z.infer<typeof Activity>;
