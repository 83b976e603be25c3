import { diffWords } from "#datachain/word-diff.ts";

/** Three versions of a text. */
export type Versions = { readonly base: string; readonly mine: string; readonly theirs: string };

/** Replaces the base's characters `from` to `to` in one version. */
type Edit = { readonly from: number; readonly to: number; readonly text: string; readonly side: "mine" | "theirs" };

function editsOf(base: string, text: string, side: Edit["side"], locale: string): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let open: Edit | undefined;
  for (const { kind, text: words } of diffWords(base, text, locale)) {
    if (kind === "same") {
      if (open) edits.push(open);
      open = undefined;
      at += words.length;
      continue;
    }
    open ??= { from: at, to: at, text: "", side };
    if (kind === "added") open = { ...open, text: open.text + words };
    else open = { ...open, to: (at += words.length) };
  }
  return open ? [...edits, open] : edits;
}

/** Groups edits that touch the same words of the base. */
function clustersOf(edits: readonly Edit[]): Edit[][] {
  const clusters: Edit[][] = [];
  let end = -1;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = clusters.at(-1);
    const isSamePlace = last?.[0]?.from === edit.from && last[0].to === edit.to;
    if (last && (edit.from < end || isSamePlace)) last.push(edit);
    else clusters.push([edit]);
    end = Math.max(end, edit.to);
  }
  return clusters;
}

/** A version's text between two positions of the base. */
function versionOf(base: string, edits: readonly Edit[], [from, to]: readonly [number, number]) {
  let [text, at] = ["", from];
  for (const edit of edits) {
    text += base.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + base.slice(at, to);
}

/** Concatenates, with a space between if neither text has one. */
const joined = (first: string, second: string) =>
  first.trim() === "" || second.trim() === "" || /\s$/.test(first) || /^\s/.test(second)
    ? first + second
    : `${first} ${second}`;

/** Merges both versions: each change in its place; where both changed the same words, theirs followed by mine. */
export function mergeWords({ base, mine, theirs }: Versions, locale: string): string {
  const edits = [...editsOf(base, theirs, "theirs", locale), ...editsOf(base, mine, "mine", locale)];
  let [text, at] = ["", 0];
  for (const cluster of clustersOf(edits)) {
    const from = cluster[0]?.from ?? at;
    const to = Math.max(...cluster.map((edit) => edit.to));
    const versions = (["theirs", "mine"] as const).flatMap((side) => {
      const own = cluster.filter((edit) => edit.side === side);
      return own.length ? [versionOf(base, own, [from, to])] : [];
    });
    text += base.slice(at, from) + [...new Set(versions)].reduce(joined);
    at = to;
  }
  return text + base.slice(at);
}

/** Part of a text and its writer; no side if it was in the base or is new. */
export type WriterSpan = { readonly text: string; readonly side?: "mine" | "theirs" };

/** For each character of `text`, whether it is also in `other`. */
function sharedLetters(other: string, text: string, locale: string): boolean[] {
  return diffWords(other, text, locale).flatMap(({ kind, text: words }) =>
    kind === "removed" ? [] : Array.from({ length: words.length }, () => kind === "same"),
  );
}

/** Splits a merged text by writer. */
export function splitByWriter(text: string, { base, mine, theirs }: Versions, locale: string): WriterSpan[] {
  const [old, byThem, byMe] = [base, theirs, mine].map((one) => sharedLetters(one, text, locale));
  const sideAt = (at: number): WriterSpan["side"] => {
    if (old?.[at]) return undefined;
    return byThem?.[at] ? "theirs" : byMe?.[at] ? "mine" : undefined;
  };
  const spans: { text: string; side?: "mine" | "theirs" }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const side = sideAt(at);
    const last = spans.at(-1);
    if (last && last.side === side) last.text += text[at] ?? "";
    else spans.push({ text: text[at] ?? "", ...(side && { side }) });
  }
  return spans;
}
