import type { UiLocale } from "#contract/common.ts";
import type { ImportRecipe } from "#contract/import-recipe.ts";
import type { Import, ImportPreview } from "#contract/imports.ts";
import { wordKey } from "#contract/plain-word.ts";
import type { TaskTools } from "#server/platform/workers/worker-task.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Cells } from "../fields/read-record.ts";
import { cutText } from "../read/cut-text.ts";
import { readRows } from "../read/read-file.ts";
import { readStored } from "../read/read-stored.ts";
import { applyRecipe, leavesOut, type Words } from "./apply-recipe.ts";
import { createWordCount } from "./count-words.ts";
import { addDates, addRowDates, createOrderGuess } from "./guess-date-order.ts";
import { knownNames, loadTargets } from "./load-targets.ts";
import { loadRemembered } from "./remembered-words.ts";

export type PreviewOrder = {
  readonly customer_id: string;
  readonly import: Pick<Import, "id" | "subject" | "format" | "reading">;
  readonly recipe: ImportRecipe;
  readonly ui_locale?: UiLocale | undefined;
};

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 120;
const NO_WORDS: Words = new Map();

function addExamples(examples: ReadonlyMap<string, Set<string>>, cells: Cells) {
  for (const [field, values] of examples) {
    const value = cells.get(field)?.text;
    if (value !== undefined && values.size < EXAMPLES) values.add(cutText(value, EXAMPLE_LENGTH));
  }
}

/** Reads the whole file with a recipe, so that every count is of all rows. */
export async function previewImport(order: PreviewOrder, { database }: TaskTools): Promise<ImportPreview> {
  const { customer_id, recipe, ui_locale } = order;
  const { id, subject, format, reading } = order.import;
  const db = database.tenant(customer_id);
  const targets = await loadTargets(db, customer_id);
  const known = knownNames(targets);
  const remembered = await loadRemembered(db, { customer_id, subject }, (noun, name) =>
    known[noun].has(sameName(name)),
  );
  const count = createWordCount(subject, recipe, targets, remembered);
  const built = Object.entries(recipe.fields).filter(([, parts]) => parts.length > 1);
  const examples = new Map(built.map(([field]) => [field, new Set<string>()]));
  const left_out = recipe.leave_out.map(() => 0);
  const dates = createOrderGuess();
  const seen = new Map<string, number>();
  let [rows, unnamed] = [0, 0];
  for await (const raw of readRows(await readStored(db, customer_id, id), format, reading)) {
    const condition = leavesOut(recipe, raw);
    if (condition >= 0) {
      left_out[condition] = (left_out[condition] ?? 0) + 1;
      continue;
    }
    rows += 1;
    for (const [at, { cells, rows: parts }] of applyRecipe(recipe, raw, NO_WORDS).entries()) {
      count.add(cells);
      parts.forEach(count.addRow);
      const name = cells.get("name")?.text;
      if (name === undefined) unnamed += 1;
      else if (at === 0) seen.set(wordKey(name), (seen.get(wordKey(name)) ?? 0) + 1);
      addExamples(examples, cells);
      addDates(dates, cells);
      for (const part of parts) addRowDates(dates, part);
    }
  }
  return {
    fields: count.result(),
    rows,
    left_out,
    examples: [...examples].map(([field, values]) => ({ field, values: [...values] })),
    unnamed,
    repeated_names: [...seen.values()].filter((times) => times > 1).reduce((sum, times) => sum + times, 0),
    dates: dates.result(ui_locale),
  };
}
