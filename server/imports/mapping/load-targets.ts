import { sql } from "kysely";
import type { ImportMade } from "#contract/imports.ts";
import type { Named, Names } from "#contract/names.ts";
import type { Db } from "#server/platform/database/db.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Targets } from "./suggest-word.ts";

/** As many names as a list of choices can hold. */
const MAX_NAMES = 5000;

/** Names of the statuses, organizations and labels that words can become. */
export async function loadTargets(db: Db, customer_id: string): Promise<Targets> {
  const names = sql<Names>`names`.as("names");
  const organizations = await db
    .selectFrom("organizations")
    .select("name")
    .where("customer_id", "=", customer_id)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .limit(MAX_NAMES)
    .execute();
  const labels = await db
    .selectFrom("labels")
    .select(["name", names])
    .where("customer_id", "=", customer_id)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .limit(MAX_NAMES)
    .execute();
  const statuses = await db
    .selectFrom("device_statuses")
    .select(["name", names, "phase"])
    .where("customer_id", "=", customer_id)
    .orderBy("position")
    .execute();
  return { statuses, organizations, labels };
}

export const namesOf = ({ statuses, organizations, labels }: Targets): NamesByNoun => ({
  status: statuses.map(({ name }) => name),
  organization: organizations.map(({ name }) => name),
  label: labels.map(({ name }) => name),
});
type NamesByNoun = Readonly<Record<ImportMade["noun"], readonly string[]>>;

const byAnyName = (targets: readonly Named[]) =>
  new Map([
    ...targets.flatMap(({ name, names = {} }) => Object.values(names).map((other) => [sameName(other), name] as const)),
    ...targets.map(({ name }) => [sameName(name), name] as const),
  ]);

/** Names by every name they have in another language, without regard to case. */
export const knownNames = ({ statuses, organizations, labels }: Targets): KnownNames => ({
  status: byAnyName(statuses),
  organization: byAnyName(organizations),
  label: byAnyName(labels),
});
type KnownNames = Readonly<Record<ImportMade["noun"], ReadonlyMap<string, string>>>;
