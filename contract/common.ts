import * as z from "zod";

export const Id = z.uuid();
export const IdParams = z.strictObject({ id: Id });
export const Timestamp = z.iso.datetime({ offset: true });

/** The admin's languages. `tl` is our key for Tagalog everywhere; Intl calls it `fil`. */
export const UI_LOCALES = ["en", "es", "fr", "pt", "tl", "km"] as const;
export const UiLocale = z.enum(UI_LOCALES);
export type UiLocale = z.infer<typeof UiLocale>;

/** A content language of a site: any language tag. */
export const ContentLocale = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "Enter a language tag such as en or pt-BR");

/** Optional in the query: defaults to the site's default locale. */
export const LocaleQuery = z.strictObject({ locale: ContentLocale.optional() });

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** Line breaks and control characters: single-line texts end up in mail subjects, file names and headers. */
const BREAKS = /[\p{Cc}\u2028\u2029]/u;

/** Single-line text, such as a name. */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !BREAKS.test(text), { error: "Use one line, without line breaks" });

export const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "Enter a colour such as #15803d")
  .toLowerCase();
export const Url = z.url({ protocol: /^https?$/ }).max(2000);

/** `{ total_count }`, returned with every list. */
export const ListMeta = z.strictObject({ total_count: z.int() });

/** The longest text that lists search for. */
export const SEARCH_LETTERS = 200;

/** Query parameters of every list; `sort` names a column, a leading minus reverses it. */
export const listQuery = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortable: S,
  filters: F,
) =>
  z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number().int().min(1).max(1000).default(50),
    q: z.string().trim().max(SEARCH_LETTERS).optional(),
    sort: z
      .enum([...sortable, ...sortable.map((s) => `-${s}` as const)] as [S[number], ...`-${S[number]}`[]])
      .optional(),
    ...filters,
  });

/** A filter with several values: `?status=a&status=b`, or a single `?status=a`. */
export const oneOrMore = <T extends z.ZodType>(value: T, max = 50) =>
  z.preprocess((v) => (v === undefined || Array.isArray(v) ? v : [v]), z.array(value).max(max).optional());

export const queryFlag = z.enum(["true", "false"]).transform((v) => v === "true");

/** PostgreSQL's largest integer: larger numbers are refused before they reach the database. */
export const MAX_INT32 = 2 ** 31 - 1;

/** A number in a path, counting from 1. */
export const NumberParam = z.coerce.number().int().min(1).max(MAX_INT32);

/** Required when changing rows that people edit; a stale one is rejected with 409. */
export const LockVersion = z.int().min(0).max(MAX_INT32);

/** Response of actions that return nothing. */
export const Done = z.strictObject({ ok: z.literal(true) });
