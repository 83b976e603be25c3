import { memo, useMemo } from "react";
import { languageTag } from "#admin/i18n/locales.ts";
import { cx } from "#admin/ui/cx.ts";
import { plainMarkdown } from "#datachain/plain-markdown.ts";
import { aroundChanges, diffWords, type Shown } from "#datachain/word-diff.ts";

interface TextDifferenceProps {
  before: string;
  after: string;
  /** The language of the texts; without one that of the screen. */
  locale?: string | null | undefined;
}

const addedClass =
  "rounded-xs bg-success-soft px-0.5 text-primary-soft-text underline decoration-[1.5px] underline-offset-3 box-decoration-clone";
const removedClass =
  "rounded-xs bg-danger-soft px-0.5 text-danger line-through decoration-[1.5px] box-decoration-clone";

/** Words that came and went. Signs of Markdown are left out, unless they are all that changed. */
function piecesOf(before: string, after: string, locale: string): Shown[] {
  const [was, is] = [plainMarkdown(before), plainMarkdown(after)];
  const pieces = was === is ? diffWords(before, after, locale) : diffWords(was, is, locale);
  return aroundChanges(pieces, locale);
}

/** Two texts as one, word by word. Long texts take a moment: it is drawn again only when one of them is another. */
export const TextDifference = memo(function TextDifference({ before, after, locale }: TextDifferenceProps) {
  const pieces = useMemo(() => piecesOf(before, after, locale ?? "en"), [before, after, locale]);
  const lang = locale ? languageTag(locale) : undefined;
  return (
    <p
      lang={lang}
      dir="auto"
      className={cx("[overflow-wrap:anywhere] whitespace-pre-line", locale === "km" && "leading-loose")}
    >
      {pieces.map((piece, at) => (
        <DrawnPiece key={at} piece={piece} />
      ))}
    </p>
  );
});

function DrawnPiece({ piece }: { piece: Shown }) {
  if (piece.kind === "gap") return <span className="text-subtle select-none">…</span>;
  if (piece.kind === "added") return <Added>{piece.text}</Added>;
  return piece.kind === "removed" ? <Removed>{piece.text}</Removed> : piece.text;
}

export const Added = ({ children }: { children: string }) => <ins className={addedClass}>{children}</ins>;
export const Removed = ({ children }: { children: string }) => <del className={removedClass}>{children}</del>;

/** Says what the two looks mean. */
export const DifferenceKey = ({ added, removed }: { added: string; removed: string }) => (
  <span className="inline-flex flex-wrap items-center gap-3 text-xs">
    <Removed>{removed}</Removed>
    <Added>{added}</Added>
  </span>
);
