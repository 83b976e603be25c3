/** A run of text: in both versions, only in the later, or only in the earlier. */
export type Piece = { readonly kind: "same" | "added" | "removed"; readonly text: string };

/** Up to this many comparisons, find the best match; beyond that, anchor on words unique in both texts. */
const SMALL = 40_000;

type Tokens = readonly string[];
/** Half-open ranges of tokens in both texts. */
type Range = { readonly a: readonly [number, number]; readonly b: readonly [number, number] };

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string) {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "word" });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Intl.Segmenter is quadratic in browsers: 30 seconds for a long text, so it is split into portions. */
const PORTION = 250;

/** Portions end after a space where possible. */
function portionsOf(text: string) {
  const portions: string[] = [];
  for (let from = 0; from < text.length;) {
    const limit = Math.min(from + PORTION, text.length);
    const space =
      limit === text.length ? -1 : Math.max(text.lastIndexOf(" ", limit - 1), text.lastIndexOf("\n", limit - 1));
    const to = space >= from ? space + 1 : limit;
    portions.push(text.slice(from, to));
    from = to;
  }
  return portions;
}

/** Words, spaces and punctuation, segmented by language: Khmer and Thai have no spaces. */
function tokensOf(text: string, locale: string): Tokens {
  const segmenter = segmenterOf(locale);
  return portionsOf(text).flatMap((portion) => Array.from(segmenter.segment(portion), ({ segment }) => segment));
}

const isBlank = (text: string) => text.trim() === "";

/**
 * Word-by-word diff. Runs in linear rather than quadratic time: text that cannot be matched in time counts as rewritten.
 */
export function diffWords(before: string, after: string, locale: string): Piece[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const [a, b] = [tokensOf(before, locale), tokensOf(after, locale)];
  const pairs = matches(a, b);
  const pieces: Piece[] = [];
  let [atA, atB] = [0, 0];
  for (const [inA, inB] of [...pairs, [a.length, b.length] as const]) {
    if (inA > atA) pieces.push({ kind: "removed", text: a.slice(atA, inA).join("") });
    if (inB > atB) pieces.push({ kind: "added", text: b.slice(atB, inB).join("") });
    const token = a[inA];
    if (token !== undefined) pieces.push({ kind: "same", text: token });
    [atA, atB] = [inA + 1, inB + 1];
  }
  return joined(pieces);
}

/** Index pairs of words shared by both texts, in order. */
function matches(a: Tokens, b: Tokens): [number, number][] {
  const found: [number, number][] = [];
  const open: Range[] = [{ a: [0, a.length], b: [0, b.length] }];
  for (let range = open.pop(); range; range = open.pop()) {
    let [[aFrom, aTo], [bFrom, bTo]] = [range.a, range.b];
    while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) found.push([aFrom++, bFrom++]);
    while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1]) found.push([--aTo, --bTo]);
    if (aFrom === aTo || bFrom === bTo) continue;
    const rest: Range = { a: [aFrom, aTo], b: [bFrom, bTo] };
    if ((aTo - aFrom) * (bTo - bFrom) <= SMALL) found.push(...bestMatch(a, b, rest));
    else open.push(...parted(a, b, rest));
  }
  return found.toSorted(([one], [other]) => one - other);
}

/** Longest common subsequence, by dynamic programming. */
function bestMatch(a: Tokens, b: Tokens, { a: [aFrom, aTo], b: [bFrom, bTo] }: Range): [number, number][] {
  const width = bTo - bFrom + 1;
  const table = new Uint16Array((aTo - aFrom + 1) * width);
  const at = (i: number, j: number) => table[(i - aFrom) * width + (j - bFrom)] ?? 0;
  for (let i = aTo - 1; i >= aFrom; i -= 1)
    for (let j = bTo - 1; j >= bFrom; j -= 1)
      table[(i - aFrom) * width + (j - bFrom)] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: [number, number][] = [];
  let [i, j] = [aFrom, bFrom];
  while (i < aTo && j < bTo) {
    if (a[i] === b[j]) found.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

/** Positions of words that occur once. */
function singles(tokens: Tokens, [from, to]: readonly [number, number]) {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] ?? "";
    if (places.has(token)) repeated.add(token);
    places.set(token, at);
  }
  for (const token of repeated) places.delete(token);
  return places;
}

/** Splits a range at words unique in both texts and in the same order. Empty if there are none. */
function parted(a: Tokens, b: Tokens, range: Range): Range[] {
  const inA = singles(a, range.a);
  const anchors = [...singles(b, range.b)].flatMap(([token, atB]): [number, number][] => {
    const atA = inA.get(token);
    return atA === undefined || isBlank(token) ? [] : [[atA, atB]];
  });
  const line = increasing(anchors.toSorted(([one], [other]) => one - other));
  if (!line.length) return [];
  const ranges: Range[] = [];
  let [aFrom, bFrom] = [range.a[0], range.b[0]];
  for (const [atA, atB] of [...line, [range.a[1], range.b[1]] as const]) {
    // each anchor starts the next range, whose common prefix includes it
    ranges.push({ a: [aFrom, atA], b: [bFrom, atB] });
    [aFrom, bFrom] = [atA, atB];
  }
  return ranges;
}

/** The longest run of pairs with increasing second index. */
function increasing(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  pairs.forEach(([, place], at) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? tails[low - 1] : undefined;
    tails[low] = at;
  });
  const run: [number, number][] = [];
  for (let at = tails.at(-1); at !== undefined; at = before[at]) {
    const pair = pairs[at];
    if (pair) run.push(pair);
  }
  return run.toReversed();
}

/** Merges neighbours of one kind; a space between two changes belongs to both: "ten seconds", not "ten" "seconds". */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let [removed, added, same] = ["", "", ""];
  const end = () => {
    if (removed) result.push({ kind: "removed", text: removed });
    if (added) result.push({ kind: "added", text: added });
    if (same) result.push({ kind: "same", text: same });
    [removed, added, same] = ["", "", ""];
  };
  for (const { kind, text } of pieces) {
    if (kind === "same") {
      same += text;
      continue;
    }
    if (same && isBlank(same) && removed && added) {
      removed += same;
      added += same;
      same = "";
    } else if (same) end();
    if (kind === "removed") removed += text;
    else added += text;
  }
  end();
  return result;
}

/** A piece, or a gap for unchanged words left out. */
export type Shown = Piece | { readonly kind: "gap" };

/** Letters of context on either side of a change. */
const AROUND = 80;

/** Leaves out unchanged text, except around each change. */
export function aroundChanges(pieces: readonly Piece[], locale: string): Shown[] {
  if (pieces.every(({ kind }) => kind === "same")) return [...pieces];
  return pieces.flatMap((piece, at): Shown[] => {
    const [isFirst, isLast] = [at === 0, at === pieces.length - 1];
    const kept = (isFirst ? 0 : AROUND) + (isLast ? 0 : AROUND);
    const { kind, text } = piece;
    if (kind !== "same" || text.length <= kept + AROUND) return [piece];
    const head = isFirst ? "" : text.slice(0, wordStart(text, AROUND, locale));
    const tail = isLast ? "" : text.slice(wordStart(text, text.length - AROUND, locale));
    return [
      ...(head ? [{ kind: "same" as const, text: `${head.trimEnd()} ` }] : []),
      { kind: "gap" },
      ...(tail ? [{ kind: "same" as const, text: ` ${tail.trimStart()}` }] : []),
    ];
  });
}

/** Start of the word at a position; searches only nearby. */
function wordStart(text: string, near: number, locale: string) {
  const from = Math.max(0, near - AROUND);
  return (
    from +
    (segmenterOf(locale)
      .segment(text.slice(from, near + AROUND))
      .containing(near - from)?.index ?? 0)
  );
}
