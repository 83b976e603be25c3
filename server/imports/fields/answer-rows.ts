import type { Column, Question } from "#factsheet/question.ts";
import { parseJson } from "./parse-json.ts";
import { isNothing } from "./organization-name.ts";
import { choice, choices, yesNo } from "./read-choice.ts";
import { orNothing, type Read, type Reader, type ReadOptions } from "./read-cell.ts";
import { day } from "./read-date.ts";
import { decimal } from "./read-number.ts";

/** A row of an answer, its texts in one language. */
export type PlainRow = Readonly<Record<string, unknown>>;

/** How others call our columns. */
const ALIASES: ReadonlyMap<string, string> = new Map([["link", "url"]]);
const MAX_LINE = 5000;
const MAX_ROWS = 100;

export const line: Reader<string> = (cell) => (cell.length > MAX_LINE ? { problem: "text_too_long" } : { value: cell });

export function columnReader({
  kind,
  options = [],
  ...range
}: Pick<Column, "kind" | "options" | "min" | "max">): Reader {
  if (kind === "choice") return choice(options);
  if (kind === "choices") return choices(options);
  if (kind === "day") return orNothing(day);
  if (kind === "number") return orNothing(decimal(range));
  return line;
}

/** The assessments the Dutch standard names, by a part of the name. */
const ASSESSMENTS: readonly (readonly [RegExp, string])[] = [
  [/pre-?scan/i, "pre_dpia"],
  [/dpia|data protection/i, "dpia"],
  [/fraia|iama|mensenrechten/i, "iama_fraia"],
  [/fria|fundamental rights/i, "fria"],
  [/aiia|ai impact/i, "aiia"],
  [/gelijke behandeling|equality/i, "equality"],
  [/ethi|deda/i, "ethics"],
  [/beveilig|security/i, "security"],
  [/milieu|environment/i, "environmental"],
  [/audit|rekenkamer/i, "audit"],
];

/** Registers give an assessment's name and link; that it is listed means that it was done. */
function assessment({ title, ...row }: Record<string, unknown>): Record<string, unknown> {
  if (typeof title !== "string" || row["kind"] !== undefined) return { ...row, ...(title !== undefined && { title }) };
  const kind = ASSESSMENTS.find(([name]) => name.test(title))?.[1];
  return { kind: kind ?? "other", ...(kind ? {} : { other_name: title }), status: "done", ...row };
}

const WEB_ADDRESS = /^\s*https?:\/\/\S+\s*$/i;

/** Words alone are the first thing a row has to say; an address alone is its link. */
function rowOfWords({ id, columns = [] }: Question, words: string): Record<string, unknown> {
  if (id === "assessments") return assessment({ title: words });
  if (WEB_ADDRESS.test(words) && columns.some((column) => column.id === "url")) return { url: words.trim() };
  return { [columns.find(({ is_required }) => is_required)?.id ?? columns[0]?.id ?? ""]: words };
}

function objectOf(question: Question, element: unknown): Record<string, unknown> | undefined {
  if (typeof element === "string") return rowOfWords(question, element);
  if (typeof element !== "object" || element === null || Array.isArray(element)) return undefined;
  const named = Object.entries(element).map(([name, value]) => [ALIASES.get(name) ?? name, value] as const);
  const row = Object.fromEntries(named.filter(([name, value]) => name !== "id" && value !== null && value !== ""));
  return question.id === "assessments" ? assessment(row) : row;
}

const textOf = (value: unknown) => {
  if (typeof value === "string") return value;
  const isPlain = typeof value === "number" || typeof value === "boolean" || Array.isArray(value);
  return isPlain ? JSON.stringify(value) : undefined;
};

function readRow({ columns = [] }: Question, row: Record<string, unknown>, options: ReadOptions): PlainRow | undefined {
  const cells = Object.entries(row).map(([name, value]) => {
    const column = columns.find(({ id }) => id === name);
    const text = textOf(value);
    if (!column || text === undefined) return undefined;
    const read = columnReader(column)(text, options);
    return "value" in read ? ([name, read.value] as const) : undefined;
  });
  const known = cells.filter((cell) => cell !== undefined);
  return known.length === cells.length ? Object.fromEntries(known) : undefined;
}

function elementsOf(cell: string): unknown[] {
  const parsed = parseJson(cell);
  if (Array.isArray(parsed)) return parsed;
  return typeof parsed === "object" && parsed !== null ? [parsed] : [cell];
}

/** Several of the same: JSON as our files have it, a register's list of links, or plain words as a single row. */
export function rowsOf(question: Question, cell: string, options: ReadOptions): Read<PlainRow[]> {
  const elements = elementsOf(cell.trim());
  const said = yesNo(cell, options);
  // "No" under "assessment completed" names no assessment, and "Yes" does not say which
  if ("value" in said) return said.value ? { problem: "answer_unreadable" } : { doubt: "no_value" };
  if (isNothing(cell)) return { doubt: "no_value" };
  if (elements.length > MAX_ROWS) return { problem: "too_many_values" };
  const rows = elements.map((element) => {
    const row = objectOf(question, element);
    return row && readRow(question, row, options);
  });
  return rows.some((row) => row === undefined) ? { problem: "answer_unreadable" } : { value: rows as PlainRow[] };
}
