import type { ReadText } from "./text.ts";

/** Browsers and screen readers know Tagalog as Filipino. */
const languageTag = (locale: string) => (locale === "tl" ? "fil" : locale);

/** A text that names its language where that is not the page's. */
export function Said({ text, className }: { readonly text: ReadText; readonly className?: string | undefined }) {
  return (
    <span className={className} {...(text.isFallback ? { lang: languageTag(text.locale), dir: "auto" } : {})}>
      {text.text}
    </span>
  );
}
