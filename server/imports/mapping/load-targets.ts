import type { Db } from "#server/platform/database/db.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Targets } from "./suggest-word.ts";

/** As many names as a list of choices can hold. */
const MAX_NAMES = 5000;

/** Names of the statuses, organizations and labels that words can become. */
export async function loadTargets(db: Db, customer_id: string): Promise<Targets> {
  const names = async (table: "organizations" | "labels") => {
    const rows = await db
      .selectFrom(table)
      .select("name")
      .where("customer_id", "=", customer_id)
      .where("deleted_at", "is", null)
      .orderBy("name")
      .limit(MAX_NAMES)
      .execute();
    return rows.map(({ name }) => name);
  };
  const statuses = await db
    .selectFrom("device_statuses")
    .select(["name", "phase"])
    .where("customer_id", "=", customer_id)
    .orderBy("position")
    .execute();
  return { statuses, organizations: await names("organizations"), labels: await names("labels") };
}

export function namesOf({ statuses, organizations, labels }: Targets) {
  const status = statuses.map(({ name }) => name);
  return { status, organization: organizations, label: labels };
}

/** Finds a name without regard to case. */
export const findName = (names: readonly string[], word: string) =>
  names.find((name) => sameName(name) === sameName(word));
