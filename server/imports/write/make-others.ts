import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { PHASES, type Phase } from "#contract/statuses.ts";
import { PHASE_WORDS } from "../fields/choice-words.ts";
import { sameName } from "../fields/read-cell.ts";
import { choice } from "../fields/read-choice.ts";
import type { Made } from "../import-plan.ts";
import { loadVocabulary, type Vocabulary } from "../judge/load-vocabulary.ts";
import { changedMeanwhile, type Work } from "../work-import.ts";

const phaseReader = choice(PHASES, PHASE_WORDS);

/** The phase that a status' name speaks of, in any of our languages. */
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

const TABLES = { status: "device_statuses", organization: "organizations", label: "labels" } as const;

function rowOf({ noun, name }: Made, at: number) {
  if (noun === "organization") return { name };
  const phase = phaseOf(name);
  const color = noun === "status" ? PHASE_COLOURS[phase] : LABEL_COLOUR;
  return { name, color, position: at, ...(noun === "status" && { phase }) };
}

/** New ones come last, in the order of the list. */
async function insertAll({ db, customer_id, by }: Work, noun: Made["noun"], made: readonly Made[]) {
  const table = TABLES[noun];
  const last =
    noun === "organization"
      ? 0
      : await db
          .selectFrom(TABLES[noun])
          .where("customer_id", "=", customer_id)
          .select(sql<number>`coalesce(max(position), 0)`.as("last"))
          .executeTakeFirstOrThrow()
          .then((found) => found.last);
  const rows = made.map((one, at) => ({
    id: one.id,
    customer_id,
    created_by: by,
    updated_by: by,
    ...rowOf(one, last + at + 1),
  }));
  // Somebody may have made one of that name since: then it is that one.
  if (rows.length)
    await db
      .insertInto(table)
      .values(rows as never)
      .onConflict((row) => row.doNothing())
      .execute();
}

/** Makes what the file names and we do not have. Answers with the ids of all names, and which of them are new. */
export async function makeOthers(work: Work): Promise<{ vocabulary: Vocabulary; made: Made[] }> {
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
