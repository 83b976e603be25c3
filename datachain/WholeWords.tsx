import { Fragment } from "react";
import { piecesOf } from "./wrap-words.ts";

const KHMER = /[\u1780-\u17FF]/;
const LETTER_FIRST = /^[\u1780-\u17B3]/;
const LETTER_LAST = /[\u1780-\u17D3\u17DD]$/;

/** Between two Khmer words: punctuation stays with its word, and other scripts have spaces. */
const mayBreak = (before: string | undefined, piece: string) =>
  before !== undefined && LETTER_LAST.test(before) && LETTER_FIRST.test(piece);

/**
 * A short text whose Khmer words do not break across lines. Khmer has no spaces, and browsers' dictionaries split words
 * that ours keep whole: គុណ|ភាព.
 */
export function WholeWords({ text }: { readonly text: string }) {
  if (!KHMER.test(text)) return text;
  return piecesOf(text, "km").map((piece, at, pieces) => (
    // oxlint-disable-next-line react/no-array-index-key -- the words of a text never change order
    <Fragment key={at}>
      {mayBreak(pieces[at - 1], piece) && <wbr />}
      {KHMER.test(piece) ? <span className="whole-word">{piece}</span> : piece}
    </Fragment>
  ));
}
