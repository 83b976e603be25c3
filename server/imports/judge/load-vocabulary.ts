import { sql } from "kysely";
import type { ImportMade } from "#contract/imports.ts";
import type { Names } from "#contract/names.ts";
import type { Db } from "#server/platform/database/db.ts";
import { sameName } from "../fields/read-cell.ts";

type Noun = ImportMade["noun"];
/** Ids of statuses, organizations and labels by `sameName`. */
export type Vocabulary = Readonly<Record<Noun, ReadonlyMap<string, string>>>;

const byName = (rows: readonly { id: string; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [sameName(name), id]));

/** Matches a name in any language; one in the default language takes precedence. */
const byAnyName = (rows: readonly { id: string; name: string; names: Names }[]) =>
  new Map([
    ...rows.flatMap(({ id, names }) => Object.values(names).map((name) => [sameName(name), id] as const)),
    ...byName(rows),
  ]);

export async function loadVocabulary(db: Db, customer_id: string): Promise<Vocabulary> {
  const names = sql<Names>`names`.as("names");
  const statuses = await db
    .selectFrom("device_statuses")
    .select(["id", "name", names])
    .where("customer_id", "=", customer_id)
    .execute();
  const labels = await db
    .selectFrom("labels")
    .select(["id", "name", names])
    .where("customer_id", "=", customer_id)
    .where("deleted_at", "is", null)
    .execute();
  const organizations = await db
    .selectFrom("organizations")
    .select(["id", "name"])
    .where("customer_id", "=", customer_id)
    .where("deleted_at", "is", null)
    .execute();
  return { status: byAnyName(statuses), organization: byName(organizations), label: byAnyName(labels) };
}
