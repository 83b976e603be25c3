import type { Typesetter, Weight } from "#datachain/signs/typesetter.ts";
import { isDrawable } from "#server/platform/drawing/fonts.ts";
import { widthOf } from "#server/platform/drawing/lay-line.ts";
import { breaksIn, tearsIn } from "#server/platform/drawing/line-breaks.ts";
import { isRtlText } from "#server/platform/drawing/text-runs.ts";

const cutAt = (text: string, ends: readonly number[]) => ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));

/** Cache size: signs of a batch share many texts. */
const MOST_KNOWN = 20_000;
const known = new Map<string, number>();

function width(text: string, weight: Weight) {
  const key = `${weight} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const measured = widthOf({ text, weight, isRtl: isRtlText(text) });
  known.set(key, measured);
  return measured;
}

/** Measures with the printed fonts. */
export const typesetter: Typesetter = {
  pieces: (text) => cutAt(text, breaksIn(text)),
  letters: (text) => cutAt(text, tearsIn(text)),
  width,
  isRtl: isRtlText,
  canWrite: isDrawable,
};
