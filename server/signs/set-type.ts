import type { Typesetter, Weight } from "#datachain/signs/typesetter.ts";
import { fontFor } from "#server/datachains/sheet/font-files.ts";
import { breaksIn, tearsIn } from "#server/datachains/sheet/line-breaks.ts";
import { widthOf } from "#server/datachains/sheet/shaped-text.ts";
import { isWritable } from "#server/guide/share-image/choose-script.ts";
import { hasArabic, isRtlText } from "#server/guide/share-image/text-runs.ts";
import { piecesOf, pieceWidth } from "#server/guide/share-image/write-text.ts";

const cutAt = (text: string, ends: readonly number[]) => ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));

function measure(text: string, weight: Weight) {
  if (!hasArabic(text)) return widthOf(text, fontFor(text, weight));
  return piecesOf(text).reduce((sum, piece) => sum + pieceWidth(piece, weight), 0);
}

/** Cache size: signs of a batch share many texts. */
const MOST_KNOWN = 20_000;
const known = new Map<string, number>();

function width(text: string, weight: Weight) {
  const key = `${weight} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const measured = measure(text, weight);
  known.set(key, measured);
  return measured;
}

/** Measures with the printed fonts. */
export const typesetter: Typesetter = {
  pieces: (text) => cutAt(text, breaksIn(text)),
  letters: (text) => cutAt(text, tearsIn(text)),
  width,
  isRtl: isRtlText,
  canWrite: isWritable,
};
