import type { ImportRecipe, RecipeFields } from "#contract/import-recipe.ts";
import { questionField, rowColumnOf } from "../fields/answer-field.ts";
import type { Cell, Cells } from "../fields/read-record.ts";
import { cutText } from "../read/cut-text.ts";

const isRowColumn = (field: string) => rowColumnOf(field) !== undefined;

const only = (fields: RecipeFields, isWanted: (field: string) => boolean): RecipeFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isWanted(field)));
const isFilled = (fields: RecipeFields) => Object.keys(fields).length > 0;

export type SplitRecipe = {
  /** Without columns of factsheets' rows. */
  readonly fields: RecipeFields;
  readonly groups: readonly RecipeFields[];
  /** Columns of rows: those of the first row, then of the others. */
  readonly rows: readonly RecipeFields[];
};

const cache = new WeakMap<ImportRecipe, SplitRecipe>();

/** Sets columns of a factsheet's rows apart from those of the record and its places. */
export function splitRecipe(recipe: ImportRecipe): SplitRecipe {
  const cached = cache.get(recipe);
  if (cached) return cached;
  const { fields, groups } = recipe;
  const split = {
    fields: only(fields, (field) => !isRowColumn(field)),
    groups: groups.map((group) => only(group, (field) => !isRowColumn(field))).filter(isFilled),
    rows: [fields, ...groups].map((group) => only(group, isRowColumn)).filter(isFilled),
  };
  cache.set(recipe, split);
  return split;
}

type Row = ReadonlyMap<string, Cell>;

/** A row for each line, if all cells have as many: a text with lines of its own stays one. */
function linesOf(row: Row): Row[] {
  const cells = [...row].map(([column, cell]) => [column, cell, cell.text.split(/\r?\n/)] as const);
  const counts = new Set(cells.flatMap(([, { column }, lines]) => (column === null ? [] : lines.length)));
  const [count = 1] = counts;
  if (counts.size !== 1 || count < 2) return [row];
  return Array.from(
    { length: count },
    (_, at) =>
      new Map(
        cells.flatMap(([name, cell, lines]) => {
          const text = cell.column === null ? cell.text : (lines[at] ?? "").trim();
          return text ? [[name, { ...cell, text }] as const] : [];
        }),
      ),
  );
}

const MAX_NAMES = 200;

/** Rows by question, as the JSON of our own files. Constants alone make no row. */
export function collectRows(parts: readonly Cells[], lines: readonly string[] = []): Map<string, Cell> {
  const byQuestion = new Map<string, Row[]>();
  for (const part of parts) {
    const rows = new Map<string, Map<string, Cell>>();
    for (const [field, cell] of part) {
      const question = questionField(field);
      const row = rows.get(question) ?? new Map<string, Cell>();
      rows.set(question, row.set(field.slice(question.length + 1), cell));
    }
    for (const [question, row] of rows) {
      const found = lines.includes(question) ? linesOf(row) : [row];
      const filled = found.filter((one) => [...one.values()].some(({ column }) => column !== null));
      if (filled.length) byQuestion.set(question, [...(byQuestion.get(question) ?? []), ...filled]);
    }
  }
  return new Map(
    [...byQuestion].map(([question, rows]) => {
      const columns = rows.flatMap((row) => [...row.values()].flatMap(({ column }) => column ?? []));
      const text = JSON.stringify(rows.map((row) => Object.fromEntries([...row].map(([id, cell]) => [id, cell.text]))));
      return [question, { column: cutText([...new Set(columns)].join(", "), MAX_NAMES), text }] as const;
    }),
  );
}
