import { Id } from "#contract/common.ts";
import type { ProblemCode } from "#contract/import-problems.ts";
import type { ImportMade } from "#contract/imports.ts";
import { cutText } from "../read/cut-text.ts";
import { isRowsField, questionField, rowColumnOf } from "./answer-field.ts";
import type { Problem } from "../read/raw-row.ts";
import type { Read, Reader, ReadOptions } from "./read-cell.ts";

/** The longest text of ours has half of it. */
const MAX_LENGTH = 20_000;
/** The largest area we take, and the longest list of answers, are shorter. */
const MAX_JSON_LENGTH = 2_000_000;

const holdsJson = (field: string) => field === "geometry" || (!rowColumnOf(field) && isRowsField(questionField(field)));

/** Looked at before any reader: however a cell is read, its length bounds the work. */
export const isTooLong = (field: string, text: string) =>
  text.length > (holdsJson(field) ? MAX_JSON_LENGTH : MAX_LENGTH);

/** `column` names the columns it is made of; null for a constant. */
export type Cell = { readonly column: string | null; readonly text: string };
/** The cells that are mapped and not blank, by our field. */
export type Cells = ReadonlyMap<string, Cell>;

/** One record of a row: columns of its table, and texts in the language of the import or, by `name.locale`, in others. */
export type ReadPart = { readonly set: Record<string, unknown>; readonly texts: Record<string, string> };
export type Link = { readonly column: string; readonly noun: ImportMade["noun"]; readonly read: Reader<string> };

/** Longest part of a value quoted in a message. */
export const SHOWN = 120;

/** What spreadsheets write where a formula failed. */
const ERROR_CELL = /^#(?:N\/?A|NAME\?|REF!|VALUE!|DIV\/0!|NULL!|NUM!)$/i;

/** Notes what is wrong or doubtful about a row, with the place and the value. */
export function createReport(cells: Cells, options: ReadOptions) {
  const problems: Problem[] = [];
  const note = (code: ProblemCode, field: string | null = null) => {
    const cell = field === null ? undefined : cells.get(field);
    problems.push({ code, field, column: cell?.column ?? null, value: cell ? cutText(cell.text, SHOWN) : null });
  };
  /** The value, if the cell has one; what was amiss is noted. */
  function take<T>(field: string, read: Read<T>): T | undefined {
    if ("problem" in read) note(read.problem, field);
    else if (read.doubt) note(read.doubt, field);
    return "value" in read ? read.value : undefined;
  }
  function value<T>(field: string, reader: Reader<T>): T | undefined {
    const cell = cells.get(field);
    if (!cell || !ERROR_CELL.test(cell.text.trim())) return cell && take(field, reader(cell.text, options));
    note("no_value", field);
    return undefined;
  }
  return { problems, note, take, value };
}
export type Report = ReturnType<typeof createReport>;

/** Reads every field that has a reader into an object; `to` gives a field another name there. */
export function readAll(report: Report, readers: Readonly<Record<string, Reader>>, to: Record<string, string> = {}) {
  const values: Record<string, unknown> = {};
  for (const [field, reader] of Object.entries(readers)) {
    const value = report.value(field, reader);
    if (value !== undefined && value !== null) values[to[field] ?? field] = value;
  }
  return values;
}

/** Texts in the language of the import, and those in a language of their own: `summary.km`. */
export function readTexts(
  report: Report,
  cells: Cells,
  readers: Readonly<Record<string, Reader>>,
  to: Record<string, string> = {},
) {
  const texts = readAll(report, readers, to);
  for (const field of cells.keys()) {
    const [name = "", locale] = field.split(".");
    const reader = locale === undefined ? undefined : readers[name];
    const text = reader && report.value(field, reader);
    if (typeof text === "string") texts[`${to[name] ?? name}.${locale}`] = text;
  }
  return texts as Record<string, string>;
}

/** The names of others by the column that points to them: `{ status_id: "Active" }`. */
export function readLinks(report: Report, links: Readonly<Record<string, Link>>) {
  const named: Record<string, string> = {};
  for (const [field, { column, read }] of Object.entries(links)) {
    const name = report.value(field, read);
    if (name !== undefined) named[column] = name;
  }
  return named;
}

export const id: Reader<string> = (cell) => {
  const result = Id.safeParse(cell.trim().toLowerCase());
  return result.success ? { value: result.data } : { problem: "id_malformed" };
};
