import { sql } from "kysely";
import type { ImportMade } from "#contract/imports.ts";
import type { LText } from "#contract/texts.ts";
import type { Db } from "#server/platform/database/db.ts";
import { sameName } from "../fields/read-cell.ts";

type Noun = ImportMade["noun"];
/** Ids of statuses, organizations and labels by name. */
export type Vocabulary = Readonly<Record<Noun, ReadonlyMap<string, string>>>;

const byName = (rows: readonly { id: string; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [sameName(name), id]));

/** Matches any translation; a status's own name takes precedence. */
const byAnyName = (rows: readonly { id: string; name: string; names: LText }[]) =>
  new Map([
    ...rows.flatMap(({ id, names }) => Object.values(names).map((name) => [sameName(name), id] as const)),
    ...byName(rows),
  ]);

export async function loadVocabulary(db: Db, customer_id: string): Promise<Vocabulary> {
  const live = (table: "organizations" | "labels") =>
    db
      .selectFrom(table)
      .select(["id", "name"])
      .where("customer_id", "=", customer_id)
      .where("deleted_at", "is", null)
      .execute();
  const statuses = await db
    .selectFrom("device_statuses")
    .select(["id", "name", sql<LText>`names`.as("names")])
    .where("customer_id", "=", customer_id)
    .execute();
  return {
    status: byAnyName(statuses),
    organization: byName(await live("organizations")),
    label: byName(await live("labels")),
  };
}
