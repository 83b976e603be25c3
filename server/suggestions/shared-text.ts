import type { SharedText } from "#contract/suggestions.ts";
import type { LText } from "#contract/texts.ts";
import type { TenantCtx } from "#server/platform/context.ts";

/** A new value of a text in one language. */
export type Edit = { readonly field: string; readonly locale: string | null; readonly value: string };

/** Reads and writes the texts of one part of a subject. Writing goes through the record's own service. */
export type PartTexts = {
  readonly read: (ctx: TenantCtx, id: string) => Promise<SharedText[]>;
  readonly write: (ctx: TenantCtx, id: string, edits: readonly Edit[]) => Promise<unknown>;
};

export const inLocales = (text: Readonly<LText> | undefined, locales: readonly string[]) =>
  locales.map((locale) => ({ locale, value: text?.[locale] ?? "" }));

/** For texts that are not translated. */
export const inNone = (value: string) => [{ locale: null, value }];

/** Replaces one language of a text; a blank value removes it. */
export function withText(text: Readonly<LText> | undefined, { locale, value }: Edit): LText {
  const { [locale ?? ""]: _before, ...others } = text ?? {};
  return value.trim() && locale ? { ...others, [locale]: value } : others;
}
