import { COVERED_KINDS } from "#contract/feedback.ts";
import { findPhones, type Span } from "./find-phones.ts";

type CoveredKind = (typeof COVERED_KINDS)[number];

/** `@`, or spelt `(at)` or `[at]`. */
const AT_SIGN = /[@＠]| ?[([{] ?at ?[)\]}] ?/giu;
/** Try Latin letters first: Khmer and Thai write the next word without a space. */
const ADDRESS_LETTERS = [/[\p{Script=Latin}\p{Nd}._%+-]/u, /[\p{L}\p{M}\p{Nd}._%+-]/u];
const HOST_LETTERS = [/[\p{Script=Latin}\p{Nd}.-]/u, /[\p{L}\p{M}\p{Nd}.-]/u];
const TOP_LEVEL = /^[\p{L}\p{M}]{2,24}$/u;
const NOT_AT_ENDS = [".", "-"];

function stretchLeft(text: string, from: number, letters: RegExp) {
  let start = from;
  while (letters.test(text[start - 1] ?? "")) start -= 1;
  while (start < from && text[start] === ".") start += 1;
  return start;
}

function stretchRight(text: string, from: number, letters: RegExp) {
  let end = from;
  while (letters.test(text[end] ?? "")) end += 1;
  while (end > from && NOT_AT_ENDS.includes(text[end - 1] ?? "")) end -= 1;
  return end;
}

/** `example.org`: a dot inside and letters at the end. */
function isHost(host: string) {
  const dot = host.lastIndexOf(".");
  return dot > 0 && TOP_LEVEL.test(host.slice(dot + 1));
}

function emailAround(text: string, at: Span): Span | undefined {
  const start = ADDRESS_LETTERS.map((letters) => stretchLeft(text, at.start, letters)).find((one) => one < at.start);
  const end = HOST_LETTERS.map((letters) => stretchRight(text, at.end, letters)).find((one) =>
    isHost(text.slice(at.end, one)),
  );
  return start === undefined || end === undefined ? undefined : { start, end };
}

const spansOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }): Span => ({ start: index, end: index + found.length }));

const findEmails = (text: string): Span[] =>
  spansOf(text, AT_SIGN)
    .map((at) => emailAround(text, at))
    .filter((span) => span !== undefined);

/** Alternating capitals and digits, as on plates: `AB-123-CD`, `2A-1234`, `1234 BCD`, `ABC 1234`. */
const PLATE =
  /(?<![\p{L}\p{Nd}])(?:[A-Z]{1,3}[- ]?\d{1,4}(?:[- ]?[A-Z]{1,3})?|\d{1,4}[- ]?[A-Z]{1,3}(?:[- ]?\d{1,4})?)(?![\p{L}\p{Nd}])/gu;

/** Long enough to identify a car: `5G`, `C7` and `PM10` are not plates, nor is a short word followed by a year. */
function isPlate(text: string) {
  const plain = text.replaceAll(/[- ]/g, "");
  const digits = plain.replaceAll(/\D/g, "").length;
  return plain.length >= 6 && digits >= 2 && !/^(\d{1,2}[AP]M|[A-Z]{2} ?(19|20)\d{2})$/.test(text);
}

const findPlates = (text: string): Span[] =>
  spansOf(text, PLATE).filter(({ start, end }) => isPlate(text.slice(start, end)));

const FINDERS = { email: findEmails, phone: findPhones, plate: findPlates } as const satisfies Record<
  CoveredKind,
  (text: string) => Span[]
>;

function replaceSpans(text: string, spans: readonly Span[], word: string) {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    if (start < from) continue;
    pieces.push(text.slice(from, start), word);
    from = end;
  }
  return pieces.join("") + text.slice(from);
}

type Detail = { readonly kind: CoveredKind; readonly value: string };

function separate(text: string) {
  const details: Detail[] = [];
  let rest = text;
  for (const kind of COVERED_KINDS) {
    const [from, spans] = [rest, FINDERS[kind](rest)];
    details.push(...spans.map(({ start, end }) => ({ kind, value: from.slice(start, end) })));
    rest = replaceSpans(from, spans, `[${kind}]`);
  }
  return { rest, details };
}

/** The emails, phone numbers and number plates in a text. */
export const personalDetails = (text: string): readonly Detail[] => separate(text).details;

/** Replaces emails, phone numbers and number plates with placeholders such as `[email]`. */
export function coverPersonal(text: string): { readonly text: string; readonly covered: CoveredKind[] } {
  const { rest, details } = separate(text);
  return { text: rest, covered: [...new Set(details.map(({ kind }) => kind))] };
}
