import { sql } from "kysely";
import { sweepEntries } from "./audit-log/sweep-entries.ts";
import { rollUpEvents } from "./analytics/rolling-up/roll-up-events.ts";
import { sweepEvents } from "./analytics/rolling-up/sweep-events.ts";
import { recountAll } from "./datachains/recount-task.ts";
import { sweepSalts } from "./feedback/keep-salts.ts";
import { mailAssignment } from "./feedback/mail-assignment.ts";
import { mailDigests } from "./feedback/mail-digests.ts";
import { sweepFeedback } from "./feedback/sweep-feedback.ts";
import { workImport } from "./imports/work-import.ts";
import type { Database, Db } from "./platform/database/db.ts";
import { makeVariants } from "./platform/media/image-variants.ts";
import type { JobTasks } from "./platform/workers/jobs.ts";
import type { Services } from "./platform/services.ts";
import type { Storage } from "./platform/media/storage.ts";
import { HOURS_KEPT } from "./platform/http/idempotency.ts";
import { sweepImages } from "./platform/media/sweep-images.ts";
import { RESTORABLE_FOR } from "./platform/records/soft-delete.ts";
import { sweepOrganizations } from "./organizations/sweep-organizations.ts";
import { eraseCustomers } from "./installation/erase-customers.ts";
import { mailApprovals } from "./pages/approval/mail-approvals.ts";
import { mailFailures } from "./pages/publishing/mail-failures.ts";
import { checkLinks } from "./outside-links/check-links.ts";
import { compareQueued } from "./pages/publishing/queue-task.ts";
import { runSchedules } from "./pages/publishing/run-schedules.ts";
import { sweepWords } from "./pages/searching/sweep-words.ts";
import { mailPasswordReset } from "./session/reset-password.ts";
import { mailSecurityNotice } from "./second-steps/security-notice.ts";
import { makeSigns } from "./signs/work-batch.ts";
import { sweepFormerNames, sweepSites } from "./sites/sweep-sites.ts";
import { sendShareMail } from "./share-links/mail-link.ts";
import { mailInvitation } from "./team/invite-member.ts";
import { sendRecords } from "./register-records/send-records.ts";
import { sendWebhooks } from "./webhooks/send-webhooks.ts";
import { sweepDeliveries } from "./webhooks/sweep-deliveries.ts";

type Needs = Pick<Services, "config" | "database" | "mailer" | "outbound" | "secrets" | "storage" | "workers">;

type Swept = "labels" | "pages" | "devices" | "locations" | "algorithms";

/** Publications keep these rows: pages that residents have read, and their subjects. */
const READ_BY: Partial<Record<Swept, string>> = {
  pages: "read.id",
  devices: "read.device_id",
  algorithms: "read.algorithm_id",
};

/** Printed codes must not lead to nothing: a page that was public is kept, to say that it was withdrawn. */
const isForgotten = (table: Swept) => {
  const column = READ_BY[table];
  if (!column) return sql`true`;
  return sql`not exists (
    select from pages as read join publications on publications.page_id = read.id
    where ${sql.ref(column)} = ${sql.ref(`${table}.id`)})`;
};

/** In batches: undoing a large import may delete more than one statement has time for. */
async function clearDeleted(db: Db, table: Swept) {
  for (let cleared = 1n; cleared > 0n;)
    cleared =
      (
        await sql`
          delete from ${sql.table(table)} where id in (
            select id from ${sql.table(table)} where deleted_at < now() - ${RESTORABLE_FOR} and ${isForgotten(table)} limit 1000
          )`.execute(db)
      ).numAffectedRows ?? 0n;
}

/**
 * Deletes everything past its retention: expired sessions and links, rate limits, unused networks, deleted workspaces,
 * guides, records and images, comments, events, webhook deliveries and audit entries.
 */
async function sweep({ system: db }: Database, storage: Storage, { AUDIT_DAYS }: Services["config"]) {
  await db
    .deleteFrom("auth_tokens")
    .where("expiration", "<", sql<string>`now()`)
    .execute();
  await db
    .deleteFrom("preview_sessions")
    .where("expires_at", "<", sql<string>`now()`)
    .execute();
  for (const table of ["identity_attempts", "identity_handovers", "identity_logouts"] as const)
    await db
      .deleteFrom(table)
      .where("expires_at", "<", sql<string>`now()`)
      .execute();
  await db
    .deleteFrom("password_resets")
    .where("expires_at", "<", sql<string>`now()`)
    .execute();
  for (const table of ["authenticator_setups", "second_step_challenges", "passkey_challenges"] as const)
    await db
      .deleteFrom(table)
      .where("expires_at", "<", sql<string>`now()`)
      .execute();
  await db
    .deleteFrom("invitations")
    .where("expires_at", "<", sql<string>`now() - interval '30 days'`)
    .execute();
  await db
    .deleteFrom("rate_limits")
    .where("window_ends_at", "<", sql<string>`now()`)
    .execute();
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", sql<string>`now() - make_interval(hours => ${HOURS_KEPT})`)
    .execute();
  await db
    .deleteFrom("sign_in_waits")
    .where("may_try_at", "<", sql<string>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom("known_networks")
    .where("last_used_at", "<", sql<string>`now() - interval '180 days'`)
    .execute();
  await db
    .deleteFrom("scan_batches")
    .where("counted_at", "<", sql<string>`now() - interval '90 days'`)
    .execute();
  await db
    .deleteFrom("orphan_scans")
    .where("last_at", "<", sql<string>`now() - interval '90 days'`)
    .execute();
  await db
    .deleteFrom("sign_batches")
    .where("created_at", "<", sql<string>`now() - interval '7 days'`)
    .execute();
  for (const table of ["labels", "pages", "devices", "locations", "algorithms"] as const) await clearDeleted(db, table);
  await eraseCustomers(db, storage);
  await sweepSites(db);
  await sweepFormerNames(db);
  await sweepOrganizations(db);
  await sweepImages(db, storage);
  await sweepWords(db);
  await sweepFeedback({ system: db });
  await sweepEvents({ system: db });
  await sweepDeliveries(db);
  await sweepEntries(db, AUDIT_DAYS);
}

export const createTasks = ({ storage, database, workers, ...rest }: Needs): JobTasks => ({
  mail_password_reset: ({ email }) => mailPasswordReset({ database, ...rest }, email),
  mail_security_notice: (notice) => mailSecurityNotice({ database, ...rest }, notice),
  mail_invitation: async (invitation) => void (await mailInvitation({ database, ...rest }, invitation)),
  mail_assignment: (assignment) => mailAssignment({ database, ...rest }, assignment),
  mail_digests: () => mailDigests({ database, ...rest }),
  mail_share_link: (mail) => sendShareMail({ database, ...rest }, mail),
  make_image_variants: async ({ key }) => {
    await makeVariants(storage, key);
    await database.system
      .updateTable("images")
      .set({ variants_made_at: sql`now()` })
      .where("key", "=", key)
      .execute();
  },
  check_import: (job) => workImport({ database, workers }, job, "checking"),
  run_import: (job) => workImport({ database, workers }, job, "running"),
  undo_import: (job) => workImport({ database, workers }, job, "undoing"),
  make_signs: (job) => makeSigns({ storage, database, workers, ...rest }, job),
  compare_pages: () => compareQueued({ workers }),
  recount_chains: () => recountAll({ workers }),
  run_schedules: async () => {
    try {
      await runSchedules(database);
    } finally {
      await mailFailures({ database, ...rest });
    }
  },
  mail_approvals: () => mailApprovals({ database, ...rest }),
  roll_up_events: async () => {
    await sweepSalts(database);
    await rollUpEvents(database);
  },
  check_links: () => checkLinks({ database, ...rest }),
  send_webhooks: () => sendWebhooks({ database, ...rest }),
  send_records: () => sendRecords({ database, ...rest }),
  sweep: () => sweep(database, storage, rest.config),
});
