import { type RawBuilder, sql } from "kysely";
import type { Fallbacks } from "#contract/texts.ts";
import { AppError } from "#server/platform/http/errors.ts";

/** A column of texts by locale. */
export type TextColumn = Readonly<Record<string, string>>;
/** The languages of a site's content. */
export type Languages = { readonly locales: readonly string[]; readonly default_locale: string };

/** The requested locale, else the site's default; rejects locales the site does not have. */
export function contentLocaleOf({ locales, default_locale }: Languages, asked: string | undefined) {
  const locale = asked ?? default_locale;
  if (locales.includes(locale)) return locale;
  const message = `The site has no content in ${locale}`;
  throw new AppError("invalid_input", message, { fields: { locale: message } });
}

/** The default locale's text, else the first filled one in the order of the site's locales, else any. */
function fallbackOf(column: TextColumn, { locales, default_locale }: Languages) {
  const locale = [default_locale, ...locales, ...Object.keys(column)].find((one) => column[one]);
  const text = locale && column[locale];
  return text ? { locale, text } : undefined;
}

/** A row in one locale: a missing text is null, and its fallback is returned separately. */
export function presentTexts<N extends string>(
  row: Readonly<Record<N, TextColumn>>,
  names: readonly N[],
  locale: string,
  languages: Languages,
) {
  const texts = Object.fromEntries(names.map((name) => [name, row[name][locale] ?? null])) as Record<N, string | null>;
  const fallbacks: Fallbacks = {};
  for (const name of names) {
    const fallback = texts[name] === null ? fallbackOf(row[name], languages) : undefined;
    if (fallback) fallbacks[name] = fallback;
  }
  return { ...texts, locale, fallbacks };
}

/** Merged in SQL, so that concurrent writes in two languages keep both. */
const textWritten = (field: string, locale: string, text: string | null): RawBuilder<unknown> =>
  text === null
    ? sql`${sql.ref(field)} - ${locale}::text`
    : sql`${sql.ref(field)} || jsonb_build_object(${locale}::text, ${text}::text)`;

/** A write's changes: the values for SQL, and before and after for the audit. */
export type Changes = {
  readonly set: Record<string, unknown>;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
};
export const noChanges = (): Changes => ({ set: {}, before: {}, after: {} });

/** Blank means null; unchanged texts are skipped. */
export function addTextChanges<N extends string>(
  changes: Changes,
  row: Readonly<Record<N, TextColumn>>,
  input: Readonly<Partial<Record<N, string | null | undefined>>>,
  { names, locale }: { readonly names: readonly N[]; readonly locale: string },
) {
  for (const name of names) {
    const sent = input[name];
    if (sent === undefined) continue;
    const text = sent?.trim() ? sent : null;
    const old = row[name][locale] ?? null;
    if (text === old) continue;
    changes.set[name] = textWritten(name, locale, text);
    changes.before[name] = { [locale]: old };
    changes.after[name] = { [locale]: text };
  }
}

/** The columns of a new row: `{ name: '{"en": "…"}' }`. */
export const newTexts = <N extends string>(
  input: Readonly<Partial<Record<N, string | null | undefined>>>,
  names: readonly N[],
  locale: string,
) =>
  Object.fromEntries(
    names.flatMap((name) => (input[name]?.trim() ? [[name, JSON.stringify({ [locale]: input[name] })]] : [])),
  ) as Partial<Record<N, string>>;
