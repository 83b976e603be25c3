import { sql } from "kysely";
import type { ProblemCode } from "#contract/import-problems.ts";
import type { Import, ImportSubject, Verdict } from "#contract/imports.ts";
import { ALGORITHM_LINKS, readAlgorithm } from "./fields/algorithm-fields.ts";
import { DEVICE_LINKS, type ReadContext, readDevice } from "./fields/device-fields.ts";
import { sameName } from "./fields/read-cell.ts";
import { cellsOf, createReport, type Mapping } from "./fields/read-record.ts";
import type { JudgedRow } from "./import-plan.ts";
import { findExisting } from "./judge/find-existing.ts";
import { createJudge, type RowToJudge, targetOf } from "./judge/judge-rows.ts";
import { loadKnown } from "./judge/load-known.ts";
import { loadVocabulary } from "./judge/load-vocabulary.ts";
import { createReferences } from "./judge/resolve-references.ts";
import { keyOf, surveyFile } from "./judge/survey-file.ts";
import type { RawRow } from "./read/raw-row.ts";
import { readRows } from "./read/read-file.ts";
import { readStored } from "./read-stored.ts";
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
const isOwn = (mapping: Import["mapping"]) => mapping["id"] === "id" && mapping["labels"] === "labels";

type Reading = ReadContext & { readonly columns: Mapping };

function readRow(raw: RawRow, { subject, mapping, options }: Work["import"], context: Reading): RowToJudge {
  const { cells, problems } = cellsOf(raw, context.columns);
  const report = createReport(cells, { ...options, is_own: isOwn(mapping) });
  const row = SUBJECTS[subject].read(report, cells, context);
  return {
    cells,
    key: keyOf(cells),
    row: { ...row, number: raw.number, problems: [...raw.problems, ...problems, ...row.problems] },
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

/** Judges every row of the file, and stores only the verdicts. */
async function judgeFile(work: Work) {
  const { db, customer_id, import: ours, progress } = work;
  const { subject, options, locale } = ours;
  await db.deleteFrom("import_rows").where("customer_id", "=", customer_id).where("import_id", "=", ours.id).execute();
  const bytes = await readStored(db, customer_id, ours.id);
  const columns = new Map(Object.entries(ours.mapping));
  const survey = await surveyFile(readRows(bytes, ours.format, ours.reading), columns);
  const vocabulary = await loadVocabulary(db, customer_id);
  const known = await loadKnown(db, customer_id, subject);
  const references = createReferences(vocabulary, options);
  const { links } = SUBJECTS[subject];
  const judge = createJudge({ survey, known, references, links, locale, options, subject });
  const isLabel = (name: string) => vocabulary.label.has(sameName(name));
  const context = { centre: survey.centre, isLabel, locale, columns };
  const tally = createTally();
  let rows_done = 0;
  for await (const batch of batchesOf(readRows(bytes, ours.format, ours.reading))) {
    const rows = batch.map((raw) => {
      const read = readRow(raw, ours, context);
      return { ...read, target: targetOf(read.row, known).id };
    });
    const existing = await findExisting(
      db,
      customer_id,
      subject,
      rows.flatMap(({ target }) => target ?? []),
    );
    const judged = rows.map(({ target, ...row }) =>
      judge(row, target === undefined ? undefined : existing.get(target)),
    );
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
