import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { ImportRecipe } from "#contract/import-recipe.ts";
import type { ProblemCode } from "#contract/import-problems.ts";
import type { ImportSubject, Verdict } from "#contract/imports.ts";
import { ALGORITHM_LINKS, readAlgorithm } from "./fields/algorithm-fields.ts";
import { DEVICE_LINKS, type ReadContext, readDevice } from "./fields/device-fields.ts";
import { leaveBadCellsEmpty } from "./fields/leave-bad-cells-empty.ts";
import { sameName } from "./fields/read-cell.ts";
import { createReport, SHOWN } from "./fields/read-record.ts";
import type { JudgedRow } from "./import-plan.ts";
import { findExisting } from "./judge/find-existing.ts";
import { createJudge, type RowToJudge } from "./judge/judge-rows.ts";
import { loadKnown } from "./judge/load-known.ts";
import { loadVocabulary } from "./judge/load-vocabulary.ts";
import { createReferences } from "./judge/resolve-references.ts";
import { surveyFile } from "./judge/survey-file.ts";
import {
  type AppliedRow,
  applyRecipe,
  joinParts,
  leavesOut,
  makesSeveral,
  type Words,
} from "./mapping/apply-recipe.ts";
import { loadRemembered, wordsOf } from "./mapping/remembered-words.ts";
import { cutText } from "./read/cut-text.ts";
import type { RawRow } from "./read/raw-row.ts";
import { readRows } from "./read/read-file.ts";
import { readStored } from "./read/read-stored.ts";
import { auditImport, inOneTransaction, type Work } from "./do-work.ts";

const BATCH = 500;

const SUBJECTS = {
  devices: { read: readDevice, links: Object.values(DEVICE_LINKS) },
  algorithms: { read: readAlgorithm, links: Object.values(ALGORITHM_LINKS) },
} as const satisfies Record<ImportSubject, unknown>;

async function* batchesOf<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

/** Recognises our own exports by their column names. */
const isOwn = ({ fields }: ImportRecipe) =>
  ["id", "labels"].every((field) => isDeepStrictEqual(fields[field], [{ column: field }]));

type NumberedRow = JudgedRow & { readonly line: number };

type Read = { readonly line: number } & ({ readonly toJudge: RowToJudge } | { readonly left_out: JudgedRow });

function readRow(
  raw: RawRow,
  applied: AppliedRow,
  { subject, recipe, options }: Work["import"],
  context: ReadContext,
): Read {
  const { cells, key } = applied;
  const report = createReport(cells, { ...options, is_own: isOwn(recipe) });
  const row = SUBJECTS[subject].read(report, cells, context);
  const problems = leaveBadCellsEmpty([...applied.problems, ...row.problems], options);
  const toJudge = { cells, key, row: { ...row, number: 0, problems: [...raw.problems, ...problems] } };
  return { toJudge, line: raw.number };
}

const leftOut = (raw: RawRow, { recipe }: Work["import"]): Read => ({
  line: raw.number,
  left_out: {
    number: 0,
    verdict: "left_out",
    title: cutText(joinParts(recipe.fields["name"] ?? [], raw.cells).trim(), SHOWN) || null,
    problems: [],
    changes: [],
    made: [],
    record_id: null,
    record: null,
  },
});

/** The rows that a row of the file becomes. */
const readLine = (raw: RawRow, ours: Work["import"], words: Words, context: ReadContext): Read[] =>
  leavesOut(ours.recipe, raw) >= 0
    ? [leftOut(raw, ours)]
    : applyRecipe(ours.recipe, raw, words).map((applied) => readRow(raw, applied, ours, context));

async function writeRows({ db, customer_id, import: { id } }: Work, rows: readonly NumberedRow[]) {
  const values = rows.map((row) => ({ ...row, customer_id, import_id: id }));
  await sql`
    insert into import_rows (customer_id, import_id, number, line, verdict, title, problems, changes, made, record, record_id)
    select customer_id, import_id, number, line, verdict, title, problems, changes, made, record, record_id
    from jsonb_populate_recordset(null::import_rows, ${JSON.stringify(values)}::jsonb)`.execute(db);
}

function createTally() {
  const counts: Partial<Record<Verdict, number>> = {};
  const problem_counts: Partial<Record<ProblemCode, number>> = {};
  const count = ({ verdict, problems }: JudgedRow) => {
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    for (const code of new Set(problems.map((problem) => problem.code)))
      problem_counts[code] = (problem_counts[code] ?? 0) + 1;
  };
  return { count, counts, problem_counts };
}

/** Judges every row of the file, and stores only the verdicts. */
async function judgeFile(work: Work) {
  const { db, customer_id, import: ours, progress } = work;
  const { subject, options, locale, recipe } = ours;
  await db.deleteFrom("import_rows").where("customer_id", "=", customer_id).where("import_id", "=", ours.id).execute();
  const bytes = await readStored(db, customer_id, ours.id);
  const vocabulary = await loadVocabulary(db, customer_id);
  const remembered = await loadRemembered(db, { customer_id, subject }, (noun, name) =>
    vocabulary[noun].has(sameName(name)),
  );
  const words = wordsOf(recipe, remembered);
  const survey = await surveyFile(readRows(bytes, ours.format, ours.reading), { subject, recipe }, words);
  const known = await loadKnown(db, customer_id, subject);
  const references = createReferences(vocabulary, { ...options, is_own: isOwn(recipe) }, recipe.values);
  const { links } = SUBJECTS[subject];
  const judge = createJudge({ survey, known, references, links, locale, options, subject });
  const isLabel = (name: string) => vocabulary.label.has(sameName(name));
  const context = { centre: survey.centre, isLabel, locale };
  const tally = createTally();
  let [rows_done, results] = [0, 0];
  const numberOf = (line: number) => (makesSeveral(recipe) ? (results += 1) : line);
  for await (const batch of batchesOf(readRows(bytes, ours.format, ours.reading))) {
    const read = batch.flatMap((raw) => readLine(raw, ours, words, context));
    const needed = read.flatMap((one) => ("toJudge" in one ? judge.neededFor(one.toJudge) : []));
    const existing = await findExisting(db, customer_id, subject, [...new Set(needed)]);
    const judged = read.map((one): NumberedRow => {
      const { line } = one;
      const result = "toJudge" in one ? judge.judge(one.toJudge, existing) : one.left_out;
      return { ...result, number: numberOf(line), line };
    });
    judged.forEach(tally.count);
    await writeRows(work, judged);
    rows_done += batch.length;
    progress(rows_done);
  }
  await auditImport(work, "import.checked", { subject, rows_done, counts: tally.counts });
  return {
    rows_done,
    row_count: rows_done,
    counts: JSON.stringify(tally.counts),
    problem_counts: JSON.stringify(tally.problem_counts),
    made: JSON.stringify(references.missing()),
  };
}

export const checkImport = inOneTransaction("checking", judgeFile);
