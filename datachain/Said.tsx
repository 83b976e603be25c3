import type { ReadText } from "./text.ts";

/** The BCP 47 tag for Filipino, which browsers and screen readers expect. */
const languageTag = (locale: string) => (locale === "tl" ? "fil" : locale);

/** A text with `lang` if it is not in the page's language. */
export function Said({ text, className }: { readonly text: ReadText; readonly className?: string | undefined }) {
  return (
    <span className={className} {...(text.isFallback ? { lang: languageTag(text.locale), dir: "auto" } : {})}>
      {text.text}
    </span>
  );
}
