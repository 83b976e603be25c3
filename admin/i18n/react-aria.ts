import type { UiLocale } from "#contract/common.ts";

type Args = Record<string, string | number>;
type Formatter = { number: (n: number) => string };
/** By package and key, as the library looks them up. */
export type AriaWords = Record<string, Record<string, string | ((args: Args, formatter: Formatter) => string)>>;

const STRINGS = Symbol.for("react-aria.i18n.strings");
const LOCALE = Symbol.for("react-aria.i18n.locale");

/** The library declares these modules without values. */
const wordsOf = (module: unknown) => (module as { default: AriaWords }).default;

const LOADERS: Record<UiLocale, () => Promise<AriaWords>> = {
  en: async () => wordsOf(await import("react-aria-components/i18n/en-US")),
  es: async () => wordsOf(await import("react-aria-components/i18n/es-ES")),
  fr: async () => wordsOf(await import("react-aria-components/i18n/fr-FR")),
  pt: async () => wordsOf(await import("react-aria-components/i18n/pt-BR")),
  tl: async () => (await import("./react-aria-tl.ts")).tl,
  km: async () => (await import("./react-aria-km.ts")).km,
};

let spoken: AriaWords = {};

/** The library keeps the first object it gets, so look up each word in the current language. */
const live = (english: AriaWords) =>
  Object.fromEntries(
    Object.entries(english).map(([part, words]) => [
      part,
      new Proxy(words, { get: (_, key: string) => spoken[part]?.[key] ?? words[key] }),
    ]),
  );

/**
 * The component library has no Khmer or Tagalog. Once either is chosen, we supply its words ourselves,
 * and from then on in every language.
 */
export async function showReactAriaIn(locale: UiLocale) {
  const page = window as unknown as Record<symbol, unknown>;
  const isOurs = page[STRINGS] !== undefined;
  if (!isOurs && locale !== "km" && locale !== "tl") return;
  const [words, english] = await Promise.all([LOADERS[locale](), LOADERS.en()]);
  spoken = words;
  if (isOurs) return;
  page[LOCALE] = locale;
  page[STRINGS] = live(english);
}
