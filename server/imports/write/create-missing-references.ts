import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { PHASES, type Phase } from "#contract/statuses.ts";
import { changedMeanwhile, type Work } from "../do-work.ts";
import { PHASE_WORDS } from "../fields/choice-words.ts";
import { sameName } from "../fields/read-cell.ts";
import { choice } from "../fields/read-choice.ts";
import type { Made } from "../import-plan.ts";
import { loadVocabulary, type Vocabulary } from "../judge/load-vocabulary.ts";

const phaseReader = choice(PHASES, PHASE_WORDS);

/** The phase that the name of a status means, in any of our languages. */
function phaseOf(name: string): Phase {
  const read = phaseReader(name, { date_order: "iso", is_own: false });
  return "value" in read ? read.value : "unknown";
}

const PHASE_COLOURS: Record<Phase, string> = {
  planned: "#2563eb",
  procured: "#2563eb",
  pilot: "#7c3aed",
  installed: "#0e7490",
  active: "#15803d",
  paused: "#a16207",
  faulty: "#b91c1c",
  decommissioned: "#475569",
  removed: "#475569",
  unknown: "#64748b",
};
const LABEL_COLOUR = "#475569";

/** Columns written besides the name. */
const TABLES = {
  status: { table: "device_statuses", columns: ["color", "position", "phase"] },
  organization: { table: "organizations", columns: [] },
  label: { table: "labels", columns: ["color", "position"] },
} as const;

function rowOf({ noun, name }: Made, position: number) {
  const phase = phaseOf(name);
  return { name, position, phase, color: noun === "status" ? PHASE_COLOURS[phase] : LABEL_COLOUR };
}

/** New ones come last in their list. */
async function lastPosition({ db, customer_id }: Work, noun: Made["noun"]): Promise<number> {
  if (noun === "organization") return 0;
  const found = await db
    .selectFrom(TABLES[noun].table)
    .where("customer_id", "=", customer_id)
    .select(sql<number>`coalesce(max(position), 0)`.as("last"))
    .executeTakeFirstOrThrow();
  return found.last;
}

/** As one JSON document: a statement takes 65,535 parameters and no more. */
async function insertAll(work: Work, noun: Made["noun"], planned: readonly Made[]) {
  if (!planned.length) return;
  const { db, customer_id, by } = work;
  const last = await lastPosition(work, noun);
  const author = { customer_id, created_by: by, updated_by: by };
  const rows = planned.map((one, at) => ({ id: one.id, ...author, ...rowOf(one, last + at + 1) }));
  const { table, columns } = TABLES[noun];
  const names = ["id", "customer_id", "created_by", "updated_by", "name", ...columns].map((column) => sql.ref(column));
  // Somebody may have created one of that name since: then it is that one.
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(names)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db);
}

/** Creates what the file names and we do not have. Answers with the ids of all names, and which of them are new. */
export async function createMissingReferences(work: Work): Promise<{ vocabulary: Vocabulary; made: Made[] }> {
  const planned = work.import.made.map((one): Made => ({ ...one, id: uuidv7() }));
  for (const noun of ["status", "organization", "label"] as const)
    await insertAll(
      work,
      noun,
      planned.filter((one) => one.noun === noun),
    );
  const vocabulary = await loadVocabulary(work.db, work.customer_id);
  const made = planned.map(({ id, ...one }): Made => {
    const there = vocabulary[one.noun].get(sameName(one.name));
    if (!there) throw changedMeanwhile();
    return there === id ? { ...one, id } : one;
  });
  return { vocabulary, made };
}
