import type { ReadText } from "#datachain/text.ts";
import { WholeWords } from "#datachain/WholeWords.tsx";
import { languageOf } from "../language-of.ts";

/** A short text by an author. */
export function Said({ text, className }: { readonly text: ReadText; readonly className?: string }) {
  return (
    <span className={className} {...languageOf(text)}>
      <WholeWords text={text.text} />
    </span>
  );
}
