import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { RESTORABLE_FOR } from "#server/platform/records/soft-delete.ts";

/** Clears organizations that nobody wanted back in time. One that a deleted record still names waits for that record. */
export const sweepOrganizations = (db: Db) =>
  sql`
    delete from organizations o where o.deleted_at < now() - ${RESTORABLE_FOR}
      and not exists (select from devices where vendor_id = o.id)
      and not exists (select from devices where accountable_id = o.id)
      and not exists (select from algorithms where deployer_id = o.id)
      and not exists (select from algorithm_suppliers where organization_id = o.id)
      and not exists (select from datachain_organizations where organization_id = o.id)
      and not exists (select from organizations child where child.parent_id = o.id)`.execute(db);
