import { sql } from "kysely";
import type { ProblemCode } from "#contract/import-problems.ts";
import type { Import, ImportSubject, Verdict } from "#contract/imports.ts";
import type { Database } from "#server/platform/db.ts";
import { ALGORITHM_LINKS, readAlgorithm } from "./fields/algorithm-fields.ts";
import { DEVICE_LINKS, type ReadContext, readDevice } from "./fields/device-fields.ts";
import { sameName } from "./fields/read-cell.ts";
import { cellsOf, createReport } from "./fields/read-record.ts";
import type { JudgedRow } from "./import-plan.ts";
import { findExisting } from "./judge/find-existing.ts";
import { createJudge, type RowToJudge, targetOf } from "./judge/judge-rows.ts";
import { loadKnown } from "./judge/load-known.ts";
import { loadVocabulary } from "./judge/load-vocabulary.ts";
import { createNaming } from "./judge/name-others.ts";
import { keyOf, surveyFile } from "./judge/survey-file.ts";
import type { RawRow } from "./read/raw-row.ts";
import { readRows } from "./read/read-file.ts";
import { readStored } from "./read-stored.ts";
import { takeTurns } from "./take-turns.ts";
import { type ImportJob, type Work, workOff } from "./work-import.ts";

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

/** Our own files name their columns as our fields. */
const isOwn = (mapping: Import["mapping"]) => mapping["id"] === "id" && mapping["labels"] === "labels";

function readRow(raw: RawRow, { subject, mapping, options }: Work["import"], context: ReadContext): RowToJudge {
  const cells = cellsOf(raw, mapping);
  const report = createReport(cells, { ...options, is_own: isOwn(mapping) });
  const row = SUBJECTS[subject].read(report, cells, context);
  return {
    cells,
    key: keyOf(cells),
    row: { ...row, number: raw.number, problems: [...raw.problems, ...row.problems] },
  };
}

async function writeRows({ db, customer_id, import: { id } }: Work, rows: readonly JudgedRow[]) {
  const values = rows.map((row) => ({ ...row, customer_id, import_id: id }));
  await sql`
    insert into import_rows (customer_id, import_id, number, verdict, title, problems, record, record_id)
    select customer_id, import_id, number, verdict, title, problems, record, record_id
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

/** Judges every row of the file and writes nothing but the verdicts. */
async function judgeFile(work: Work) {
  const { db, customer_id, import: ours, progress } = work;
  const { subject, options, locale } = ours;
  await db.deleteFrom("import_rows").where("customer_id", "=", customer_id).where("import_id", "=", ours.id).execute();
  const bytes = await readStored(db, customer_id, ours.id);
  const survey = await surveyFile(bytes, ours);
  const vocabulary = await loadVocabulary(db, customer_id);
  const known = await loadKnown(db, customer_id, subject);
  const naming = createNaming(vocabulary, options);
  const { links } = SUBJECTS[subject];
  const judge = createJudge({ survey, known, naming, links, locale, options, subject });
  const context = { centre: survey.centre, isLabel: (name: string) => vocabulary.label.has(sameName(name)), locale };
  const tally = createTally();
  const turn = takeTurns();
  let rows_done = 0;
  for await (const batch of batchesOf(readRows(bytes, ours.format))) {
    const rows: (RowToJudge & { target: string | undefined })[] = [];
    for (const raw of batch) {
      const read = readRow(raw, ours, context);
      rows.push({ ...read, target: targetOf(read.row, known).id });
      await turn();
    }
    const existing = await findExisting(
      db,
      customer_id,
      subject,
      rows.flatMap(({ target }) => target ?? []),
    );
    const judged: JudgedRow[] = [];
    for (const { target, ...row } of rows) {
      judged.push(judge(row, target === undefined ? undefined : existing.get(target)));
      await turn();
    }
    judged.forEach(tally.count);
    await writeRows(work, judged);
    rows_done += batch.length;
    progress(rows_done);
  }
  return {
    rows_done,
    row_count: rows_done,
    counts: JSON.stringify(tally.counts),
    problem_counts: JSON.stringify(tally.problem_counts),
    made: JSON.stringify(naming.made()),
  };
}

export const checkImport = (database: Database, job: ImportJob) => workOff(database, job, "checking", judgeFile);
