import type { ImportOptions } from "#contract/imports.ts";
import { plainWord } from "#contract/plain-word.ts";
import { type Read, type Reader } from "./read-cell.ts";

/** In the languages of the product, Dutch, German and Italian; with their usual short forms. */
const NAMES = [
  "january jan|enero ene|janvier janv|janeiro|januari|januar janner|gennaio genn|មករា",
  "february feb|febrero|fevrier fevr fev|fevereiro|pebrero|februari|februar|febbraio febbr|កុម្ភៈ កុម្ភះ",
  "march mar|marzo|mars|marco|marso|maart mrt|marz|មីនា",
  "april apr|abril abr|avril avr|aprile|មេសា",
  "may|mayo|mai|maio|mei|maggio magg|ឧសភា",
  "june jun|junio|juin|junho|hunyo|juni|giugno giu|មិថុនា",
  "july jul|julio|juillet juil|julho|hulyo|juli|luglio lugl|កក្កដា",
  "august aug|agosto ago|aout|augustus|សីហា",
  "september sep sept|septiembre|septembre|setembro set|setyembre|settembre sett|កញ្ញា",
  "october oct|octubre|octobre|outubro out|oktubre|oktober okt|ottobre ott|តុលា",
  "november nov|noviembre|novembre|novembro|nobyembre|វិច្ឆិកា",
  "december dec|diciembre dic|decembre|dezembro dez|disyembre|dezember|dicembre|ធ្នូ",
];

const MONTHS = new Map(
  NAMES.flatMap((names, at) => names.split(/[| ]/).map((name) => [plainWord(name), at + 1] as const)),
);

/** 1 to 12, by a month's name in any of our languages. */
const monthOf = (name: string) => MONTHS.get(plainWord(name));

type Order = ImportOptions["date_order"];
type Parts = { readonly year: number; readonly month: number; readonly day: number };

/** A time behind the day is left out: what we keep are days. */
const TIME = /[T\s]\d{1,2}:\d{2}/;
/** Wednesday 24th September 2026, 12:00:00.000000+02:00 (Central European Summer Time), and something to spare. */
const LONGEST = 200;
const EARLIEST_YEAR = 1000;
const dayIn = (cell: string) => {
  const text = cell.trim();
  return text.slice(0, TIME.exec(text)?.index);
};
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4}|\d{2})$/;
const DAY_NAMED_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th|º|er)?[\s.-]+(?:de\s+|ng\s+)?([\p{L}\p{M}]+)\.?,?[\s.-]+(?:de\s+|del\s+)?(\d{4}|\d{2})$/iu;
const NAMED_MONTH_DAY = /^([\p{L}\p{M}]+)\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})$/iu;

const PIVOT = 70;
const fullYear = (year: string) =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < PIVOT ? 2000 : 1900);

function byNumbers(text: string, order: Order): Parts | undefined {
  const whole = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (whole) return { year: Number(whole[1]), month: Number(whole[2]), day: Number(whole[3]) };
  const [, a = "", b = "", year = ""] = (order === "iso" ? null : YEAR_LAST.exec(text)) ?? [];
  if (!year) return undefined;
  const [day, month] = order === "day_first" ? [a, b] : [b, a];
  return { year: fullYear(year), month: Number(month), day: Number(day) };
}

function byName(text: string): Parts | undefined {
  const [, day, name = "", year] = DAY_NAMED_MONTH.exec(text) ?? [];
  const month = monthOf(name);
  if (month) return { year: fullYear(year ?? ""), month, day: Number(day) };
  const [, first = "", second, last] = NAMED_MONTH_DAY.exec(text) ?? [];
  const named = monthOf(first);
  return named ? { year: Number(last), month: named, day: Number(second) } : undefined;
}

const padded = (value: number, length: number) => String(value).padStart(length, "0");

function isReal({ year, month, day }: Parts) {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return year >= EARLIEST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Days since the end of 1899, as spreadsheets count them: here from 1954 to 2064. */
const SERIAL = /^([2-5]\d{4})(?:[.,]\d+)?$/;

function bySerial(text: string): Parts | undefined {
  const days = SERIAL.exec(text)?.[1];
  if (days === undefined) return undefined;
  const date = new Date(Date.UTC(1899, 11, 30) + Number(days) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `2025`, `Q2 2025`, `early 2019`, `Jul-25`: a time, but no day. */
const A_YEAR = /(?:^|[^\d])(?:1[89]|20)\d{2}(?:[^\d]|$)/;
const SINGLE_NUMBER = /^[^\d]*(?:[1-4][^\d]+)?\d{4}[^\d]*$/i;
const isVague = (text: string) => (A_YEAR.test(text) && SINGLE_NUMBER.test(text)) || monthParts(text) !== undefined;

function dayOf(cell: string, order: Order): Read<string> {
  if (cell.length > LONGEST) return { problem: "date_unreadable" };
  const text = dayIn(cell);
  const parts = byNumbers(text, order) ?? byName(text) ?? bySerial(text);
  if (!parts) return isVague(text) ? { doubt: "date_too_vague" } : { problem: "date_unreadable" };
  if (!isReal(parts)) return { problem: "date_impossible" };
  return { value: `${padded(parts.year, 4)}-${padded(parts.month, 2)}-${padded(parts.day, 2)}` };
}

/** `2026-03-24`, in the order the importer chose when the year does not come first. */
export const day: Reader<string> = (cell, { date_order }) => dayOf(cell, date_order);

const FAR_YEAR = 2050;

/** Registers that insist on an end write 2050 or 3000 where there is none. A year alone is left out, a day is kept. */
export const endDay: Reader<string> = (cell, { date_order }) => {
  const year = /^\d{4}$/.exec(cell.trim())?.[0];
  if (year && Number(year) >= FAR_YEAR) return { doubt: "year_without_end" };
  const read = dayOf(cell, date_order);
  if (!("value" in read)) return read;
  return Number(read.value.slice(0, 4)) >= FAR_YEAR ? { ...read, doubt: "far_end_date" } : read;
};

const MONTH = /^(\d{4})[-/.](\d{1,2})$/;
const MONTH_LAST = /^(\d{1,2})[-/.](\d{4})$/;
const NAMED_MONTH = /^([\p{L}\p{M}]+)\.?,?[\s-]+(?:de\s+|ng\s+)?(\d{4}|\d{2})$/iu;

function monthParts(text: string): { year: number; month: number } | undefined {
  const first = MONTH.exec(text);
  if (first) return { year: Number(first[1]), month: Number(first[2]) };
  const last = MONTH_LAST.exec(text);
  if (last) return { year: Number(last[2]), month: Number(last[1]) };
  const [, name = "", year] = NAMED_MONTH.exec(text) ?? [];
  const month = monthOf(name);
  return month ? { year: fullYear(year ?? ""), month } : undefined;
}

/** `2026-03`; of a whole date its month. */
export const month: Reader<string> = (cell, { date_order }) => {
  const parts = cell.length > LONGEST ? undefined : monthParts(cell.trim());
  if (parts && parts.year >= EARLIEST_YEAR && parts.month >= 1 && parts.month <= 12)
    return { value: `${padded(parts.year, 4)}-${padded(parts.month, 2)}` };
  if (parts) return { problem: "date_impossible" };
  const read = dayOf(cell, date_order);
  if ("value" in read) return { value: read.value.slice(0, 7) };
  if (!("problem" in read)) return read;
  return read.problem === "date_impossible" ? read : { problem: "month_unreadable" };
};
