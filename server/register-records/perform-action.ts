import { sql } from "kysely";
import type { RegisterAction, RegisterStage } from "#contract/register-connections.ts";
import type { Register, RegisterEntry } from "#server/register-connections/open-register.ts";
import { RegisterError } from "#server/register-connections/register-error.ts";
import type { Database } from "#server/platform/database/db.ts";
import { stageOf } from "./note-stages.ts";
import { type Entry, readEntry } from "./read-entry.ts";

/** Claimed for an attempt. `attempts` includes it. */
export type Due = {
  readonly algorithm_id: string;
  readonly customer_id: string;
  readonly lars: string | null;
  readonly source_id: string | null;
  readonly pending: RegisterAction;
  /** Null: sent by itself after a publication. */
  readonly requested_by: string | null;
  readonly attempts: number;
  readonly digest: string | null;
  readonly stage: RegisterStage | null;
};

/** What the register has now. */
export type Accepted = {
  readonly lars: string;
  readonly stage: RegisterStage;
  /** Of the record that was sent, if one was. */
  readonly digest?: string;
  /** Whether the register was asked at all. */
  readonly isAsked: boolean;
};

/** Kept before anything is sent, so that the entry is found again if the answer is lost. */
const keepSourceId = (
  { system: db }: Database,
  { customer_id, algorithm_id }: Due,
  { source_id, published_at }: Entry,
) =>
  db
    .updateTable("register_records")
    .set({ source_id, version_at: published_at })
    .where("customer_id", "=", customer_id)
    .where("algorithm_id", "=", algorithm_id)
    .execute();

async function requireEntry(database: Database, due: Due): Promise<Entry> {
  const entry = await readEntry({ db: database.system, customer_id: due.customer_id }, due.algorithm_id);
  if (!entry) throw new RegisterError("not_published");
  await keepSourceId(database, due, entry);
  const reasons = entry.missing.map(({ field, title, place }) => ({ field, message: title, place }));
  if (reasons.length) throw new RegisterError("not_ready", { reasons });
  return entry;
}

/** Entries of other algorithms, whatever their source id says. */
async function codesOfOthers({ system: db }: Database, { customer_id, algorithm_id }: Due) {
  const rows = await db
    .selectFrom("register_records")
    .select("lars")
    .where("customer_id", "=", customer_id)
    .where("algorithm_id", "<>", algorithm_id)
    .where("lars", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ lars }) => lars ?? []));
}

/** An entry made by hand, from a file, or by an attempt whose answer was lost. */
function findEntry(due: Due, entries: readonly RegisterEntry[], entry: Entry, taken: ReadonlySet<string>) {
  const ids = [entry.source_id, due.source_id, due.algorithm_id];
  const found = entries.filter(({ lars, source_id }) => source_id && ids.includes(source_id) && !taken.has(lars));
  if (found.length > 1)
    throw new RegisterError("several_found", {
      answer: found
        .map(({ lars }) => lars)
        .join(", ")
        .slice(0, 300),
    });
  return found[0];
}

/** A code that the register no longer knows counts as none. */
const replaceKnown = (register: Register, lars: string, record: unknown) =>
  register.replace(lars, record).catch((error: unknown) => {
    if (error instanceof RegisterError && error.problem === "not_found") return undefined;
    throw error;
  });

async function send(database: Database, register: Register, due: Due): Promise<Accepted> {
  const entry = await requireEntry(database, due);
  const { record, digest } = entry;
  if (due.requested_by === null && due.lars && due.stage && due.digest === digest)
    return { lars: due.lars, stage: due.stage, isAsked: false };
  const isNew = due.lars === null ? undefined : await replaceKnown(register, due.lars, record);
  if (due.lars !== null && isNew !== undefined) {
    const kept = due.stage && due.stage !== "withdrawn" ? due.stage : "draft";
    return { lars: due.lars, stage: isNew ? "draft" : kept, digest, isAsked: true };
  }
  const taken = await codesOfOthers(database, due);
  const found = findEntry(due, await register.list(), entry, taken);
  if (found) {
    const isVersion = await register.replace(found.lars, record);
    return { lars: found.lars, stage: isVersion ? "draft" : stageOf(found), digest, isAsked: true };
  }
  const lars = await register.create(record);
  // no two algorithms share an entry, whatever the register says
  if (taken.has(lars)) throw new RegisterError("answer_invalid", { answer: lars });
  return { lars, stage: "draft", digest, isAsked: true };
}

const requireCode = ({ lars }: Due) => {
  if (lars === null) throw new RegisterError("not_found");
  return lars;
};

/** The register releases drafts only. That its last version is further is as good, for the answer may have been lost. */
async function release(register: Register, due: Due): Promise<Accepted> {
  const lars = requireCode(due);
  try {
    await register.release(lars);
    return { lars, stage: "released", isAsked: true };
  } catch (error) {
    if (!(error instanceof RegisterError) || error.problem !== "state_refused") throw error;
    if (/STATE_2/.test(error.answer)) return { lars, stage: "released", isAsked: true };
    if (/PUBLISHED|gepubliceerd/.test(error.answer)) return { lars, stage: "published", isAsked: true };
    throw error;
  }
}

/** An entry that is not there is not public either. */
async function withdraw(register: Register, due: Due): Promise<Accepted> {
  const lars = requireCode(due);
  await register.retract(lars).catch((error: unknown) => {
    if (!(error instanceof RegisterError) || error.problem !== "not_found") throw error;
  });
  return { lars, stage: "withdrawn", isAsked: true };
}

/** One attempt. Throws a `RegisterError` if the register does not accept it. */
export function performAction(database: Database, register: Register, due: Due): Promise<Accepted> {
  if (due.pending === "release") return release(register, due);
  return due.pending === "withdraw" ? withdraw(register, due) : send(database, register, due);
}

/** Columns of a due row. */
export const dueColumns = sql`algorithm_id, customer_id, lars, source_id, pending, requested_by, attempts, digest, stage`;
