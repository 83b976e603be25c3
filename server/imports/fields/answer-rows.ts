import type { Column, Question } from "#factsheet/question.ts";
import { Url } from "#contract/common.ts";
import type { ProblemCode } from "#contract/import-problems.ts";
import { parseJson } from "./parse-json.ts";
import { link, linksIn } from "./read-address.ts";
import { isNothing, isSentence } from "./organization-name.ts";
import { choice, choices, yesNo } from "./read-choice.ts";
import { renderedRows } from "./read-rendered-rows.ts";
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

const MAX_LINK = 2000;
const webLink = link(Url);
/** Words that are no address stay: the factsheet's checks name them. */
const linkOrWords: Reader<string> = (cell, options) => {
  const read = webLink(cell, options);
  if (!("problem" in read)) return read;
  return cell.length > MAX_LINK ? { problem: "text_too_long" } : { value: cell };
};

export function columnReader({
  kind,
  options = [],
  ...range
}: Pick<Column, "kind" | "options" | "min" | "max">): Reader {
  if (kind === "choice") return choice(options);
  if (kind === "choices") return choices(options);
  if (kind === "day") return orNothing(day);
  if (kind === "number") return orNothing(decimal(range));
  if (kind === "url") return linkOrWords;
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

const kindNamed = (words: string) => ASSESSMENTS.find(([name]) => name.test(words))?.[1];

/** A sentence is not the name of an assessment or measure; nor does it say that an assessment is done. */
const PROSE: Readonly<Record<string, (words: string) => Record<string, unknown>>> = {
  assessments: (words) => ({ kind: kindNamed(words) ?? "other", summary: words }),
  performance: (note) => ({ note }),
  sharing: (purpose) => ({ purpose }),
};

/** Registers give an assessment's name and link; that it is listed means that it was done. */
function assessment({ title, ...row }: Record<string, unknown>): Record<string, unknown> {
  if (typeof title !== "string" || row["kind"] !== undefined) return { ...row, ...(title !== undefined && { title }) };
  const kind = kindNamed(title);
  return { kind: kind ?? "other", ...(kind ? {} : { other_name: title }), status: "done", ...row };
}

const hasLink = ({ columns = [] }: Question) => columns.some(({ id }) => id === "url");

/** Words alone are the first thing a row has to say. */
function rowOfWords({ id, columns = [] }: Question, words: string): Record<string, unknown> {
  const prose = PROSE[id];
  if (prose && isSentence(words)) return prose(words);
  if (id === "assessments") return assessment({ title: words });
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

type ReadRow = { readonly row: PlainRow; readonly doubt?: ProblemCode };

function readRow({ columns = [] }: Question, row: Record<string, unknown>, options: ReadOptions): ReadRow | undefined {
  const cells = Object.entries(row).map(([name, value]) => {
    const column = columns.find(({ id }) => id === name);
    const text = textOf(value);
    if (!column || text === undefined) return undefined;
    const read = columnReader(column)(text, options);
    if (!("problem" in read)) return { name, ...read };
    return options.bad_cells === "empty" ? { name, doubt: "cell_emptied" as const } : undefined;
  });
  const known = cells.filter((cell) => cell !== undefined);
  if (known.length !== cells.length) return undefined;
  const doubt = known.find((cell) => cell.doubt)?.doubt;
  return {
    row: Object.fromEntries(known.flatMap((cell) => ("value" in cell ? [[cell.name, cell.value]] : []))),
    ...(doubt && { doubt }),
  };
}

/** Links alone are a row each. */
const withLinks = (question: Question, element: unknown): unknown[] => {
  const links = typeof element === "string" && hasLink(question) ? linksIn(element) : undefined;
  const title = (url: string) => (question.id === "assessments" ? { title: url } : {});
  return links ? links.map((url) => ({ ...title(url), url })) : [element];
};

function elementsOf(question: Question, cell: string): unknown[] {
  const parsed = parseJson(cell);
  const list = Array.isArray(parsed) ? parsed : typeof parsed === "object" && parsed !== null ? [parsed] : [cell];
  return list.flatMap((element) => withLinks(question, element));
}

/** Several of the same: JSON as our files have it, a register's list of links, or plain words as a single row. */
export function rowsOf(question: Question, cell: string, options: ReadOptions): Read<PlainRow[]> {
  const elements = (options.is_own ? undefined : renderedRows(question, cell)) ?? elementsOf(question, cell.trim());
  const said = yesNo(cell, options);
  // "No" under "assessment completed" names no assessment, and "Yes" does not say which
  if ("value" in said) return said.value ? { problem: "answer_unreadable" } : { doubt: "no_value" };
  if (isNothing(cell)) return { doubt: "no_value" };
  if (elements.length > MAX_ROWS) return { problem: "too_many_values" };
  const rows = elements.map((element) => {
    const row = objectOf(question, element);
    return row && readRow(question, row, options);
  });
  const known = rows.filter((row) => row !== undefined);
  if (known.length !== rows.length) return { problem: "answer_unreadable" };
  const doubt = known.find((row) => row.doubt)?.doubt;
  return { value: known.map(({ row }) => row), ...(doubt && { doubt }) };
}
