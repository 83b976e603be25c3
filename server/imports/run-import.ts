import { sql } from "kysely";
import type { JudgedRow, RecordPlan } from "./import-plan.ts";
import type { Vocabulary } from "./judge/load-vocabulary.ts";
import { changesRecord } from "./judge/plan-record.ts";
import { auditImport, inOneTransaction, type Work } from "./do-work.ts";
import { createStatistics } from "./write/keep-statistics.ts";
import { keepBefore } from "./write/keep-before.ts";
import { keepCompleteness } from "./write/keep-completeness.ts";
import { createMissingReferences } from "./write/create-missing-references.ts";
import { tellImported } from "./write/tell-history.ts";
import { insertRows, updateRows } from "./write/write-records.ts";
import { idOf, writeLabels, writeSheets, writeSuppliers } from "./write/write-relations.ts";

const BATCH = 500;
/** Smaller, because the planner has no statistics about these tables yet. */
const FIRST_BATCH = 50;

type PlannedRow = Pick<JudgedRow, "number"> & { readonly record: RecordPlan };

const pageAfter = ({ db, customer_id, import: { id } }: Work, number: number, limit: number) =>
  db
    .selectFrom("import_rows")
    .select(["number", "record"])
    .where("customer_id", "=", customer_id)
    .where("import_id", "=", id)
    .where("verdict", "in", ["create", "update", "add_location"])
    .where("number", ">", number)
    .orderBy("number")
    .limit(limit)
    .$castTo<PlannedRow>()
    .execute();

const NOUNS: Readonly<Record<string, keyof Vocabulary>> = {
  status_id: "status",
  vendor_id: "organization",
  accountable_id: "organization",
  deployer_id: "organization",
};

/** Replaces names by ids. */
const linked = (links: RecordPlan["links"], vocabulary: Vocabulary) =>
  Object.fromEntries(
    Object.entries(links).map(([column, name]) => [column, idOf(vocabulary, NOUNS[column] ?? "organization", name)]),
  );

/** New places per record in this batch. Later batches update the count when they write theirs. */
function countPlaces(plans: readonly RecordPlan[]) {
  const counts = new Map<string, number>();
  for (const { id, place } of plans) if (place?.is_new) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

async function writeRecords(work: Work, plans: readonly RecordPlan[], vocabulary: Vocabulary) {
  const { db, customer_id, by, import: ours } = work;
  const { subject } = ours;
  const author = { customer_id, by };
  const written = plans.filter(changesRecord);
  const counts = countPlaces(plans);
  const rows = written.map(({ set, links, ...plan }) => ({
    ...plan,
    set: { ...set, ...linked(links, vocabulary), location_count: counts.get(plan.id) ?? 0 },
  }));
  await insertRows(
    db,
    subject,
    rows.filter(({ is_new }) => is_new),
    author,
  );
  await updateRows(
    db,
    subject,
    rows.filter(({ is_new }) => !is_new),
    author,
  );
  const labelled = written.flatMap(({ id, is_new, labels }) =>
    labels ? [{ id, is_new, label_ids: labels.map((name) => idOf(vocabulary, "label", name)) }] : [],
  );
  await writeLabels(db, { subject, customer_id }, labelled);
  if (subject !== "algorithms") return;
  const supplied = written.flatMap(({ id, suppliers }) =>
    suppliers
      ? [
          {
            id,
            suppliers: suppliers.map(({ name, role }) => ({
              organization_id: idOf(vocabulary, "organization", name),
              role,
            })),
          },
        ]
      : [],
  );
  await writeSuppliers(db, customer_id, supplied);
  await writeSheets(
    db,
    author,
    written.filter(({ answers }) => answers),
  );
  await keepCompleteness(
    db,
    customer_id,
    written.map(({ id }) => id),
  );
}

/** Lets places be inserted before their devices, so that a device's search text is complete in one write. */
const deferPlaces = ({ db }: Work) => sql`set constraints locations_device deferred`.execute(db);

/** New places are appended after a record's existing ones. */
async function lastPositions({ db, customer_id }: Work, plans: readonly RecordPlan[]) {
  const ids = [...new Set(plans.filter(({ is_new, place }) => !is_new && place?.is_new).map(({ id }) => id))];
  if (!ids.length) return new Map<string, number>();
  const found = await db
    .selectFrom("locations")
    .select(["device_id", (of) => of.fn.max("position").as("last")])
    .where("customer_id", "=", customer_id)
    .where("device_id", "in", ids)
    .groupBy("device_id")
    .execute();
  return new Map(found.map(({ device_id, last }) => [device_id, last]));
}

async function writePlaces(work: Work, plans: readonly RecordPlan[]) {
  const { db, customer_id, by } = work;
  const author = { customer_id, by };
  const last = await lastPositions(work, plans);
  const created = plans.flatMap(({ id: device_id, place }) => {
    if (!place?.is_new) return [];
    const position = (last.get(device_id) ?? 0) + place.position;
    return [{ ...place, set: { ...place.set, device_id, position } }];
  });
  await insertRows(db, "locations", created, author);
  await updateRows(
    db,
    "locations",
    plans.flatMap(({ place }) => (place && !place.is_new ? [place] : [])),
    author,
  );
}

/** Links the import's rows to the records they created or changed. */
const nameRecords = ({ db, customer_id, import: { id } }: Work, from: number, to: number) =>
  sql`
    update import_rows set record_id = (record ->> 'id')::uuid
    where customer_id = ${customer_id}::uuid and import_id = ${id}::uuid and number between ${from} and ${to} and record is not null`.execute(
    db,
  );

/** Applies the stored verdicts. Aborts the import if a row changed since it was checked. */
async function writeAll(work: Work) {
  const { db, customer_id, import: ours, progress } = work;
  const { id: import_id, subject } = ours;
  const { vocabulary, made } = await createMissingReferences(work);
  await deferPlaces(work);
  const statistics = await createStatistics(work);
  let [rows_done, last] = [0, -1];
  for (;;) {
    const page = await pageAfter(work, last, rows_done || !statistics.isNeeded ? BATCH : FIRST_BATCH);
    const [first, end] = [page[0], page.at(-1)];
    if (!first || !end) break;
    await keepBefore({ db, customer_id, import_id, subject }, { from: first.number, to: end.number });
    const plans = page.map(({ record }) => record);
    if (subject === "devices") await writePlaces(work, plans);
    await writeRecords(work, plans, vocabulary);
    await nameRecords(work, first.number, end.number);
    await tellImported(work, { from: first.number, to: end.number });
    last = end.number;
    rows_done += page.length;
    await statistics.renew(rows_done);
    progress(rows_done);
  }
  await auditImport(work, "import.done", { subject, rows_done });
  return { rows_done, made: JSON.stringify(made) };
}

export const runImport = inOneTransaction("running", writeAll);
