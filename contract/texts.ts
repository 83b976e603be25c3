import * as z from "zod";
import { ContentLocale, oneLine } from "./common.ts";

/** A text in several locales, for documents saved as a whole. */
export const LText = z.record(ContentLocale, z.string().max(10_000));
export type LText = z.infer<typeof LText>;

/** Fallbacks for texts missing in the requested locale, by field, with their language. */
export const Fallbacks = z.record(z.string(), z.strictObject({ locale: z.string(), text: z.string() }));
export type Fallbacks = z.infer<typeof Fallbacks>;

/** A text in one locale; blank means null. */
export const localText = (max: number) => z.string().max(max).nullable();

/** The single-line variant, for names. */
export const localLine = (max: number) => oneLine(max).nullable();

/** A date without a time. Requires a four-digit year from 1000: PostgreSQL has no year 0, and nobody means the year 26. */
export const Day = z.iso.date().regex(/^[1-9]/, "Enter a date such as 2026-04-24");
/** `2026-04` */
export const Month = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, "Enter a month such as 2026-04");

const blankIsNull = (text: string | null) => text || null;

/** Optional single-line text; blank means null. */
export const line = (max: number) => oneLine(max).nullable().transform(blankIsNull);

/** Optional multi-line text; blank means null. */
export const lines = (max: number) => z.string().trim().max(max).nullable().transform(blankIsNull);

/** A public link: https only, so that no reader is sent over plain HTTP. */
export const HttpsUrl = z.url({ protocol: /^https$/ }).max(2000);
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().\-/]{4,40}$/, "Enter a phone number such as +855 12 345 678");

/** Audit entry of a record; lists are newest first. */
export const Activity = z.strictObject({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  actor: z.string().nullable(),
  /** Names of the changed fields. */
  fields: z.array(z.string()),
  /** The imported file, if an import made the change. */
  filename: z.string().nullable(),
});
export type Activity = z.infer<typeof Activity>;
