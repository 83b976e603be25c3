import { sql } from "kysely";
import type { CustomerId } from "#server/platform/context.ts";
import type { Database } from "#server/platform/database/db.ts";
import { isWhole, newSecret } from "./token-format.ts";
import { hashToken } from "./tokens.ts";

/** Of directories: good for `/scim/v2` and nothing else. */
const PREFIX = "gpd_";
const MINUTES_BETWEEN_SIGHTINGS = 5;

export const newScimToken = () => newSecret(PREFIX);

/** Accurate to a few minutes, and written without delaying the request. */
function noteUse({ system: db }: Database, customer_id: string, last_used_at: string | null) {
  if (last_used_at && Date.parse(last_used_at) > Date.now() - MINUTES_BETWEEN_SIGHTINGS * 60_000) return;
  db.updateTable("scim_tokens")
    .set({ last_used_at: sql<string>`now()` })
    .where("customer_id", "=", customer_id)
    .execute()
    .catch(() => undefined);
}

/** The workspace whose directory calls; none for a suspended one. */
export async function findScimCustomer(database: Database, token: string): Promise<CustomerId | undefined> {
  if (!token.startsWith(PREFIX) || !isWhole(token)) return undefined;
  const row = await database.system
    .selectFrom("scim_tokens as t")
    .innerJoin("customers as c", "c.id", "t.customer_id")
    .select(["t.customer_id", "t.last_used_at"])
    .where("t.token_hash", "=", hashToken(token))
    .where("c.is_open", "=", true)
    .executeTakeFirst();
  if (!row) return undefined;
  noteUse(database, row.customer_id, row.last_used_at);
  return row.customer_id as CustomerId;
}
