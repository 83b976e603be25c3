import { memo, useMemo } from "react";
import { languageTag } from "#admin/i18n/locales.ts";
import { cx } from "#admin/ui/cx.ts";
import { directionOf } from "#contract/direction.ts";
import { plainMarkdown } from "#datachain/plain-markdown.ts";
import { aroundChanges, diffWords, type Shown } from "#datachain/word-diff.ts";

interface TextDifferenceProps {
  before: string;
  after: string;
  /** Language of the texts; the screen's if missing. */
  locale?: string | null | undefined;
  /** Includes long unchanged parts, for readers who need the whole text. */
  isWhole?: boolean | undefined;
}

const addedClass =
  "rounded-xs bg-success-soft px-0.5 text-primary-soft-text underline decoration-[1.5px] underline-offset-3 box-decoration-clone";
const removedClass =
  "rounded-xs bg-danger-soft px-0.5 text-danger line-through decoration-[1.5px] box-decoration-clone";

/** Added and removed words. Markdown syntax is ignored, unless nothing else changed. */
function piecesOf(before: string, after: string, locale: string, isWhole: boolean): Shown[] {
  const [was, is] = [plainMarkdown(before), plainMarkdown(after)];
  const pieces = was === is ? diffWords(before, after, locale) : diffWords(was, is, locale);
  return isWhole ? pieces : aroundChanges(pieces, locale);
}

/** Word-by-word difference of two texts. Memoized, because long texts are slow. */
export const TextDifference = memo(function TextDifference(props: TextDifferenceProps) {
  const { before, after, locale, isWhole = false } = props;
  const pieces = useMemo(() => piecesOf(before, after, locale ?? "en", isWhole), [before, after, locale, isWhole]);
  const lang = locale ? languageTag(locale) : undefined;
  return (
    <p
      lang={lang}
      dir={locale ? directionOf(locale) : "auto"}
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

/** Legend for added and removed words. */
export const DifferenceKey = ({ added, removed }: { added: string; removed: string }) => (
  <span className="inline-flex flex-wrap items-center gap-3 text-xs">
    <Removed>{removed}</Removed>
    <Added>{added}</Added>
  </span>
);
