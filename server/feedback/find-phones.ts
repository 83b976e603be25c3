export type Span = { readonly start: number; readonly end: number };

/** A run of consecutive digits, in any script. */
type Group = Span & { readonly digits: string };

const DIGITS = /\p{Nd}+/gu;
/** Separators that people put between the groups of one number. */
const BETWEEN = /^[ \u00a0\u2000-\u200b\u202f()[\]./·_\-\u2010-\u2015]{1,3}$/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
/** A longer single run may be two numbers without a space. */
const MOST_DIGITS_ALONE = 22;

/** Unicode digits come in consecutive blocks of ten, starting with zero. */
function plainDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value += 1) {
    const before = String.fromCodePoint(Math.max(0, code - value - 1));
    if (!/\p{Nd}/u.test(before)) return String(value);
  }
  return "0";
}

/** `០១២` as `012`. */
export const plainDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => (digit >= "0" && digit <= "9" ? digit : plainDigit(digit)));

const groupsIn = (text: string): Group[] =>
  Array.from(text.matchAll(DIGITS), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    digits: plainDigits(found),
  }));

/** Groups separated only by separators. */
function chainsIn(text: string): Group[][] {
  const chains: Group[][] = [];
  let last: Group | undefined;
  for (const group of groupsIn(text)) {
    if (last && BETWEEN.test(text.slice(last.end, group.start))) chains.at(-1)?.push(group);
    else chains.push([group]);
    last = group;
  }
  return chains;
}

/** The text between a group and the next one. */
const gapAfter = (text: string, chain: readonly Group[], at: number) => {
  const [one, next] = [chain[at], chain[at + 1]];
  return one && next ? text.slice(one.end, next.start) : undefined;
};

const PLUS = ["+", "＋"];
const isPlus = (letter: string | undefined) => PLUS.includes(letter ?? "");

const isYear = ({ digits }: Group) => /^(19|20)\d\d$/.test(digits);
const isDay = (digits: string) => digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= 31;
const isMonth = (digits: string) => digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= 12;
const isDayAndMonth = (one: string, other: string) => (isDay(one) && isMonth(other)) || (isMonth(one) && isDay(other));

/** `16.11.2026`, `2026-11-16` or `16/11/26`: the same separator twice. */
function isDate(text: string, groups: readonly Group[]) {
  const [a, b, c] = groups;
  if (!a || !b || !c) return false;
  const [first, second] = [text.slice(a.end, b.start), text.slice(b.end, c.start)];
  if (first !== second || !/^[./-]$/.test(first)) return false;
  if (isYear(a)) return isDayAndMonth(b.digits, c.digits);
  return isDayAndMonth(a.digits, b.digits) && (isYear(c) || c.digits.length === 2);
}

/** `8.30`, `08.30`: a common way to write times. */
const isTime = (text: string, hour: Group, minute: Group) =>
  text.slice(hour.end, minute.start) === "." &&
  Number(hour.digits) <= 24 &&
  hour.digits.length <= 2 &&
  /^[0-5]\d$/.test(minute.digits);

/** `10 000` and `12.500.000`: groups of thousands after a short first group, or round ones. */
function amountLength(text: string, chain: readonly Group[], at: number) {
  const [first, second] = chain.slice(at, at + 2);
  if (!first || !second || !/^[1-9]\d{0,2}$/.test(first.digits) || isPlus(text[first.start - 1])) return 0;
  const separator = text.slice(first.end, second.start);
  let last = at;
  while (chain[last + 1]?.digits.length === 3 && gapAfter(text, chain, last) === separator) last += 1;
  if (last === at || gapAfter(text, chain, last) === separator) return 0;
  const isRound = chain.slice(at + 1, last + 1).every(({ digits }) => digits === "000");
  return first.digits.length < 3 || isRound ? last - at + 1 : 0;
}

/** `52.520008`: a coordinate or a measurement. */
const isDecimal = (text: string, whole: Group, part: Group) =>
  text.slice(whole.end, part.start) === "." && /^(0|[1-9]\d{0,2})$/.test(whole.digits) && part.digits.length >= 4;

/** How many groups from `at` on are a date, years, a time or an amount, so not part of a phone number. */
function notPhone(text: string, chain: readonly Group[], at: number) {
  const [a, b, c] = chain.slice(at, at + 3);
  if (a && b && c && isDate(text, [a, b, c]) && gapAfter(text, chain, at + 2) !== gapAfter(text, chain, at)) return 3;
  if (a && b && isYear(a) && isYear(b)) return 2;
  const isPair = a && b && (isTime(text, a, b) || isDecimal(text, a, b));
  if (isPair && gapAfter(text, chain, at + 1) !== ".") return 2;
  return amountLength(text, chain, at);
}

const CURRENCIES =
  "$ € £ ¥ ₱ ៛ EUR USD KHR PHP BRL euro euros dollar dollars dolares dólares riel riels peso pesos piso reais រៀល ដុល្លារ"
    .toLowerCase()
    .split(" ");
const UNITS = [...CURRENCIES, "%", "m²", "kwh"];
const LONGEST_CURRENCY = 9;

function isMoney(text: string, { start, end }: Span) {
  const before = text
    .slice(Math.max(0, start - LONGEST_CURRENCY), start)
    .toLowerCase()
    .trimEnd();
  const after = text
    .slice(end, end + LONGEST_CURRENCY)
    .toLowerCase()
    .trimStart();
  return CURRENCIES.some((name) => before.endsWith(name)) || UNITS.some((name) => after.startsWith(name));
}

/** `20261116`: a date as in file names. */
const isDayNumber = (digits: string) =>
  digits.length === 8 && /^(19|20)/.test(digits) && isMonth(digits.slice(4, 6)) && isDay(digits.slice(6));

/** Includes a leading `+` and bracket. */
function spanOf(text: string, groups: readonly Group[]): Span {
  let start = groups[0]?.start ?? 0;
  const end = groups.at(-1)?.end ?? start;
  const opens = (letter: string | undefined) =>
    isPlus(letter) || (letter === "(" && text.slice(start, end).includes(")"));
  while (opens(text[start - 1])) start -= 1;
  return { start, end };
}

/** Starts like a dialled number: with `+` or 0. */
function isPrefixed(text: string, groups: readonly Group[]) {
  const [first] = groups;
  if (!first) return false;
  return (
    first.digits.startsWith("0") ||
    PLUS.some((plus) => text.slice(spanOf(text, groups).start, first.start).includes(plus))
  );
}

function isPhone(text: string, groups: readonly Group[]) {
  const digits = groups.map((group) => group.digits).join("");
  const most = groups.length === 1 ? MOST_DIGITS_ALONE : MOST_DIGITS;
  if (digits.length < FEWEST_DIGITS || digits.length > most) return false;
  if (isPrefixed(text, groups)) return true;
  return !isMoney(text, spanOf(text, groups)) && !(groups.length === 1 && isDayNumber(digits));
}

const countDigits = (groups: readonly Group[]) => groups.reduce((sum, { digits }) => sum + digits.length, 0);

/** Long enough to be a number by itself. */
const isWhole = ({ digits }: Group) => digits.length >= 9 || (digits.startsWith("0") && digits.length >= 8);

/** Whether a second number starts within these groups. */
function hasSecond(text: string, groups: readonly Group[]) {
  let before = 0;
  const mayJoin = isPrefixed(text, groups);
  for (const [index, group] of groups.entries()) {
    if (index > 0 && isWhole(group) && (!mayJoin || before >= FEWEST_DIGITS)) return true;
    before += group.digits.length;
  }
  return false;
}

/** How many groups from `at` on are one phone number; prefers an end where the next number starts. */
function phoneLength(text: string, chain: readonly Group[], at: number) {
  const ahead = chain.slice(at, at + MOST_DIGITS);
  const lengths = ahead
    .map((_, index) => index + 1)
    .filter((length) => {
      const groups = ahead.slice(0, length);
      return countDigits(groups) <= MOST_DIGITS_ALONE && isPhone(text, groups) && !hasSecond(text, groups);
    });
  const endsWell = (length: number) => at + length === chain.length || isPrefixed(text, chain.slice(at + length));
  return lengths.findLast(endsWell) ?? lengths.at(-1) ?? 0;
}

/** Finds phone numbers as people write them: in one piece, in groups, in brackets, in any script's digits. */
export function findPhones(text: string): Span[] {
  const spans: Span[] = [];
  for (const chain of chainsIn(text))
    for (let at = 0; at < chain.length;) {
      const skipped = notPhone(text, chain, at);
      const length = skipped === 0 ? phoneLength(text, chain, at) : 0;
      if (length > 0) spans.push(spanOf(text, chain.slice(at, at + length)));
      at += skipped || length || 1;
    }
  return spans;
}
