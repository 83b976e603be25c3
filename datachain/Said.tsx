import { languageTag } from "#contract/language-tag.ts";
import type { ReadText } from "./text.ts";
import { WholeWords } from "./WholeWords.tsx";

interface SaidProps {
  readonly text: ReadText;
  readonly className?: string | undefined;
  /** A name or a question, in narrow columns: its Khmer words stay on one line each. */
  readonly isShort?: boolean;
}

/** A text with `lang` if it is not in the page's language. */
export function Said({ text, className, isShort = false }: SaidProps) {
  return (
    <span className={className} {...(text.isFallback ? { lang: languageTag(text.locale), dir: "auto" } : {})}>
      {isShort ? <WholeWords text={text.text} /> : text.text}
    </span>
  );
}
