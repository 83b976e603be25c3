import { sql } from "kysely";
import { TOLD_ACTIONS } from "#contract/dashboard.ts";
import { activityActor } from "#server/platform/activity-columns.ts";
import type { TenantCtx } from "#server/platform/context.ts";

const MOST = 6;
/** Where one person saved one record again and again, it is told once: so far back it is looked for. */
const LOOKED_THROUGH = 200;

/** The newest entry of each act on a record. */
const newestOfEach = (ctx: TenantCtx) => {
  const recent = ctx.db
    .selectFrom("audit_entries as entry")
    .where("entry.customer_id", "=", ctx.customer_id)
    .where("entry.action", "in", TOLD_ACTIONS)
    .where("entry.subject_id", "is not", null)
    .selectAll()
    .orderBy("entry.at", "desc")
    .limit(sql.lit(LOOKED_THROUGH));
  return ctx.db
    .selectFrom(recent.as("entry"))
    .distinctOn(["entry.actor_id", "entry.action", "entry.subject_id"])
    .selectAll()
    .orderBy("entry.actor_id")
    .orderBy("entry.action")
    .orderBy("entry.subject_id")
    .orderBy("entry.at", "desc")
    .as("entry");
};

/** What an entry is about: ids are unique over all tables, so whichever has it is the one. */
const withSubject = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom(newestOfEach(ctx))
    .leftJoin("locations as place", "place.id", "entry.subject_id")
    .leftJoin("devices as device", (join) =>
      join.on("device.id", "=", sql<string>`coalesce(place.device_id, entry.subject_id)`),
    )
    .leftJoin("algorithms as algorithm", "algorithm.id", "entry.subject_id")
    .leftJoin("organizations as organization", "organization.id", "entry.subject_id")
    .leftJoin("labels as label", "label.id", "entry.subject_id")
    .leftJoin("imports as import", "import.id", "entry.subject_id")
    .select(["entry.id", "entry.at", "entry.action", activityActor.as("actor")])
    .select([
      sql<string>`case
        when device.id is not null then 'device' when algorithm.id is not null then 'algorithm'
        when organization.id is not null then 'organization' when label.id is not null then 'label'
        when import.id is not null then 'import' end`.as("subject_type"),
      sql<string>`coalesce(device.id, entry.subject_id)`.as("subject_id"),
      sql<string>`coalesce(device.name, algorithm.name, organization.name, label.name, import.filename)`.as(
        "subject_name",
      ),
      sql<boolean>`coalesce(device.deleted_at, algorithm.deleted_at, organization.deleted_at, label.deleted_at)
        is not null`.as("is_deleted"),
    ])
    .as("act");

/** What was done last. What is no longer there, not even deleted, has no name to tell of it by. */
export const latestActs = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom(withSubject(ctx))
    .where("act.subject_type", "is not", null)
    .selectAll()
    .orderBy("act.at", "desc")
    .orderBy("act.id", "desc")
    .limit(sql.lit(MOST));
