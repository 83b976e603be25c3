import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { discardImagesOf } from "#server/platform/media/sweep-images.ts";
import type { Storage } from "#server/platform/media/storage.ts";
import { audit } from "#server/platform/records/audit.ts";
import { GRACE } from "./table.ts";

const IS_DUE = sql<boolean>`deleted_at < now() - ${GRACE}`;

/** One statement: all tables of customers cascade. A large workspace takes longer than a request may. */
const eraseRows = (system: Db, id: string) =>
  system.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    const erased = await db
      .deleteFrom("customers")
      .where("id", "=", id)
      .where(IS_DUE)
      .returning(["name", "slug"])
      .executeTakeFirst();
    if (!erased) return;
    const installation = { db, customer_id: null, actor: { kind: "system", id: null } } as const;
    await audit(installation, {
      action: "customer.erased",
      subject_type: "customer",
      subject_id: id,
      before: erased,
    });
  });

/** Erases deleted customers for good: files first, since only rows know them. People keep their accounts. */
export async function eraseCustomers(system: Db, storage: Storage) {
  for (const { id } of await system.selectFrom("customers").select("id").where(IS_DUE).execute()) {
    await discardImagesOf(system, storage, id);
    await eraseRows(system, id);
  }
}
