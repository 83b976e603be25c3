import type { ChangedValue } from "#contract/imports.ts";
import { cutText } from "../read/cut-text.ts";

const SHOWN = 200;
/** Letters before the first difference. */
const LEAD = 40;
const MAX_WORDS = 50;

function part(text: string, from: number) {
  const rest = text.slice(from).replace(/^[\uDC00-\uDFFF]/, "");
  const cut = cutText(rest, SHOWN);
  return `${from > 0 ? "…" : ""}${cut}${cut.length < rest.length ? "…" : ""}`;
}

const shortList = (words: readonly string[]) => [
  ...words.slice(0, MAX_WORDS).map((word) => part(word, 0)),
  ...(words.length > MAX_WORDS ? ["…"] : []),
];

const shorten = (value: ChangedValue, from: number) =>
  typeof value === "string" ? part(value, from) : Array.isArray(value) ? shortList(value) : value;

function firstDifference(before: ChangedValue, after: ChangedValue) {
  if (typeof before !== "string" || typeof after !== "string") return 0;
  if (Math.max(before.length, after.length) <= SHOWN) return 0;
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return Math.max(0, at - LEAD);
}

/** Long texts begin shortly before they differ. */
export function shortenChange(before: ChangedValue, after: ChangedValue) {
  const from = firstDifference(before, after);
  return { before: shorten(before, from), after: shorten(after, from) };
}
