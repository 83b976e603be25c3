import type { ImportMade } from "#contract/imports.ts";
import type { Db } from "#server/platform/db.ts";
import { sameName } from "../fields/read-cell.ts";

type Noun = ImportMade["noun"];
/** The ids of a customer's statuses, organizations and labels, by their names. */
export type Vocabulary = Readonly<Record<Noun, ReadonlyMap<string, string>>>;

const byName = (rows: readonly { id: string; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [sameName(name), id]));

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
    .select(["id", "name"])
    .where("customer_id", "=", customer_id)
    .execute();
  return {
    status: byName(statuses),
    organization: byName(await live("organizations")),
    label: byName(await live("labels")),
  };
}
