import type { SharedText } from "#contract/suggestions.ts";
import type { LText } from "#contract/texts.ts";
import type { TenantCtx } from "#server/platform/context.ts";

/** One text in one language, as it is to be. */
export type Edit = { readonly field: string; readonly locale: string | null; readonly value: string };

/** How the texts of one part of a subject are read and written. Writing goes through the noun's own service. */
export type PartTexts = {
  readonly read: (ctx: TenantCtx, id: string) => Promise<SharedText[]>;
  readonly write: (ctx: TenantCtx, id: string, edits: readonly Edit[]) => Promise<unknown>;
};

/** One value for each language of the site. */
export const inLocales = (text: Readonly<LText> | undefined, locales: readonly string[]) =>
  locales.map((locale) => ({ locale, value: text?.[locale] ?? "" }));

/** The same in all languages. */
export const inNone = (value: string) => [{ locale: null, value }];

/** A text with another wording in one language; blank counts as none. */
export function withText(text: Readonly<LText> | undefined, { locale, value }: Edit): LText {
  const { [locale ?? ""]: _before, ...others } = text ?? {};
  return value.trim() && locale ? { ...others, [locale]: value } : others;
}
