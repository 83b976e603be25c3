import { diffWords } from "#datachain/word-diff.ts";

/** Three states of one text. */
export type Versions = { readonly base: string; readonly mine: string; readonly theirs: string };

/** Words that stand at `from` until `to` of the base in one version. */
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

/** Edits that touch the same words of the base come together. */
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

/** What one version has between two places of the base. */
function versionOf(base: string, edits: readonly Edit[], [from, to]: readonly [number, number]) {
  let [text, at] = ["", from];
  for (const edit of edits) {
    text += base.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + base.slice(at, to);
}

/** One after the other, with a space between them where the words had none. */
const joined = (first: string, second: string) =>
  first.trim() === "" || second.trim() === "" || /\s$/.test(first) || /^\s/.test(second)
    ? first + second
    : `${first} ${second}`;

/** The words of both: each change where it was made, and where both changed the same words, theirs and then mine. */
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

/** A stretch of a text, and whose words they are; without a side they stood there before, or are new. */
export type Told = { readonly text: string; readonly side?: "mine" | "theirs" };

/** Whether each letter of `text` stands in `other` too. */
function sharedLetters(other: string, text: string, locale: string): boolean[] {
  return diffWords(other, text, locale).flatMap(({ kind, text: words }) =>
    kind === "removed" ? [] : Array.from({ length: words.length }, () => kind === "same"),
  );
}

/** Says of every stretch of a merged text which of the two wrote it. */
export function tellWriters(text: string, { base, mine, theirs }: Versions, locale: string): Told[] {
  const [old, byThem, byMe] = [base, theirs, mine].map((one) => sharedLetters(one, text, locale));
  const sideAt = (at: number): Told["side"] => {
    if (old?.[at]) return undefined;
    return byThem?.[at] ? "theirs" : byMe?.[at] ? "mine" : undefined;
  };
  const told: { text: string; side?: "mine" | "theirs" }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const side = sideAt(at);
    const last = told.at(-1);
    if (last && last.side === side) last.text += text[at] ?? "";
    else told.push({ text: text[at] ?? "", ...(side && { side }) });
  }
  return told;
}
