import { createHash } from "node:crypto";
import {
  type ColumnTest,
  columnOf,
  type ImportRecipe,
  type RecipeFields,
  type RecipePart,
  type RowCondition,
} from "#contract/import-recipe.ts";
import { wordKey } from "#contract/plain-word.ts";
import { splitList } from "../fields/read-cell.ts";
import { type Cell, type Cells, isTooLong, SHOWN } from "../fields/read-record.ts";
import { cutText } from "../read/cut-text.ts";
import type { Problem, RawRow } from "../read/raw-row.ts";
import { isListField } from "./choice-fields.ts";
import { collectRows, splitRecipe } from "./collect-rows.ts";

/** By field, then by `wordKey`: what a word becomes. Null leaves the field empty. */
export type Words = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

export const referenceKey = (reference: string) => `reference:${reference.trim().toLowerCase()}`;

/** Rows of the same record share a key: its id, its reference, or a hash of identical content. */
function keyOf(cells: Cells): string {
  const id = cells.get("id")?.text.trim().toLowerCase();
  if (id) return `id:${id}`;
  const reference = cells.get("reference")?.text;
  if (reference) return referenceKey(reference);
  const content = [...cells].map(([field, { text }]) => [field, text]);
  return `same:${createHash("sha1").update(JSON.stringify(content)).digest("base64")}`;
}

const EDGES = new Set([" ", ",", ";", ":", "|", "/", "-", "–", "—", "\n", "\t"]);
function trimEdges(text: string) {
  let [from, to] = [0, text.length];
  while (from < to && EDGES.has(text[from] ?? "")) from += 1;
  while (to > from && EDGES.has(text[to - 1] ?? "")) to -= 1;
  return text.slice(from, to);
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Joins columns and texts. Signs are only written between two values, so empty columns leave no stray commas. */
export function joinParts(parts: readonly RecipePart[], cells: RawRow["cells"]): string {
  const [only] = parts;
  if (parts.length === 1 && only) return "text" in only ? only.text : (cells.get(only.column) ?? "");
  const columns = parts.flatMap((part) => columnOf(part) ?? []);
  if (columns.length && columns.every((column) => !cells.get(column)?.trim())) return "";
  let [joined, sign] = ["", ""];
  for (const part of parts) {
    const text = "text" in part ? part.text : (cells.get(part.column) ?? "").trim();
    if ("text" in part && !HAS_WORDS.test(text)) sign ||= text;
    else if (text) {
      joined += joined ? sign + text : text;
      sign = "";
    }
  }
  return trimEdges(joined);
}

/** The text with its words replaced; undefined if it leaves the field empty. */
function replaceWords(field: string, text: string, words: Words): string | undefined {
  const known = words.get(field);
  if (!known) return text;
  const whole = known.get(wordKey(text));
  if (whole !== undefined) return whole ?? undefined;
  if (!isListField(field)) return text;
  const list = splitList(text, { is_own: false });
  if (!list.some((word) => known.has(wordKey(word)))) return text;
  const replaced = list.flatMap((word) => {
    const to = known.get(wordKey(word));
    return to === undefined ? [word] : to === null ? [] : [to];
  });
  return replaced.length ? JSON.stringify([...new Set(replaced)]) : undefined;
}

function passesTest({ column, test, words }: ColumnTest, cells: RawRow["cells"]): boolean {
  const text = cells.get(column) ?? "";
  if (test === "empty" || test === "filled") return !text.trim() === (test === "empty");
  const isListed = words.some((word) => wordKey(word) === wordKey(text));
  return isListed === (test === "one_of");
}

const passes = ({ and = [], ...condition }: RowCondition, cells: RawRow["cells"]) =>
  [condition, ...and].every((one) => passesTest(one, cells));

/** The first condition that leaves the row out, or -1. */
export const leavesOut = ({ leave_out }: Pick<ImportRecipe, "leave_out">, { cells }: RawRow) =>
  leave_out.findIndex((condition) => passes(condition, cells));

export type AppliedRow = {
  readonly cells: Cells;
  readonly problems: Problem[];
  readonly key: string;
  /** The cells of factsheets' rows; `cells` has each question's rows as one. */
  readonly rows: readonly Cells[];
};

/** Filled cells only. A cell that is too long is dropped, and the row says so. */
function cellsOf(fields: RecipeFields, raw: RawRow, words: Words) {
  const cells = new Map<string, Cell>();
  const problems: Problem[] = [];
  for (const [field, parts] of Object.entries(fields)) {
    const text = joinParts(parts, raw.cells);
    const column = parts.flatMap((part) => columnOf(part) ?? []).join(", ") || null;
    if (isTooLong(field, text)) problems.push({ code: "text_too_long", field, column, value: cutText(text, SHOWN) });
    else if (text.trim()) {
      const replaced = replaceWords(field, text, words);
      if (replaced !== undefined) cells.set(field, { column, text: replaced });
    }
  }
  return { cells, problems };
}

/** Groups with one of these are records of their own, others are places of one record. */
const NAMING = ["id", "name", "reference"];

/** Whether rows of a file can become several records or places. */
export const makesSeveral = (recipe: ImportRecipe) => splitRecipe(recipe).groups.length > 0;

/** The row's own cells, with the rows of its factsheet. */
function sharedOf(recipe: ImportRecipe, raw: RawRow, words: Words) {
  const { fields, rows } = splitRecipe(recipe);
  const own = cellsOf(fields, raw, words);
  if (!rows.length) return { ...own, rows: [] };
  const parts = rows.map((group) => cellsOf(group, raw, words));
  const found = parts.map((part) => part.cells);
  const collected = [...collectRows(found, recipe.lines)];
  const long = collected.filter(([field, { text }]) => isTooLong(field, text));
  return {
    cells: new Map([...own.cells, ...collected.filter((one) => !long.includes(one))]),
    problems: [
      ...own.problems,
      ...parts.flatMap((part) => part.problems),
      ...long.map(([field, { column, text }]): Problem => ({
        code: "text_too_long",
        field,
        column,
        value: cutText(text, SHOWN),
      })),
    ],
    rows: found,
  };
}

/** What a row becomes: itself, or a row for each of its groups of columns that is filled. */
export function applyRecipe(recipe: ImportRecipe, raw: RawRow, words: Words): AppliedRow[] {
  const { groups } = splitRecipe(recipe);
  const { cells, problems, rows } = sharedOf(recipe, raw, words);
  if (!groups.length) return [{ cells, problems, key: keyOf(cells), rows }];
  const grouped = new Set(groups.flatMap((group) => Object.keys(group)));
  const shared = [...cells].filter(([field]) => !grouped.has(field));
  const first = { cells: new Map([...cells].filter(([field]) => grouped.has(field))), problems };
  const filled = [first, ...groups.map((group) => cellsOf(group, raw, words))].filter(
    (part) => part.cells.size > 0 || part.problems.length > 0,
  );
  const parts = filled.length ? filled : [first];
  const all = new Map([
    ...shared,
    ...parts.flatMap((part, at) => [...part.cells].map(([field, cell]) => [`${at} ${field}`, cell] as const)),
  ]);
  const isRecord = NAMING.some((field) => grouped.has(field));
  return parts.map((part, at) => {
    const own = new Map([...shared, ...part.cells]);
    return { cells: own, problems: part.problems, key: keyOf(isRecord ? own : all), rows: at === 0 ? rows : [] };
  });
}
