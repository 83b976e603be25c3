import type { ReadText } from "./text.ts";
import { WholeWords } from "./WholeWords.tsx";

/** Browsers and screen readers know Tagalog as Filipino. */
const languageTag = (locale: string) => (locale === "tl" ? "fil" : locale);

interface SaidProps {
  readonly text: ReadText;
  readonly className?: string | undefined;
  /** A name or a question, in narrow columns: its Khmer words stay on one line each. */
  readonly isShort?: boolean;
}

/** A text that names its language where that is not the page's. */
export function Said({ text, className, isShort = false }: SaidProps) {
  return (
    <span className={className} {...(text.isFallback ? { lang: languageTag(text.locale), dir: "auto" } : {})}>
      {isShort ? <WholeWords text={text.text} /> : text.text}
    </span>
  );
}
