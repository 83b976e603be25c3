import { sql } from "kysely";
import { audit } from "#server/platform/records/audit.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { switchedOffMail } from "./switched-off-mail.ts";
import type { Services } from "#server/platform/services.ts";
import type { Due } from "./deliver-event.ts";

/** Pauses a webhook that has failed for days. Its deliveries keep waiting until somebody switches it on again. */
export const switchOff = ({ system }: Database, { customer_id, webhook_id }: Due) =>
  system.transaction().execute(async (db) => {
    const off = await db
      .updateTable("webhooks")
      .set({ is_active: false, switched_off_at: sql`now()`, told_at: null, lock_version: sql`lock_version + 1` })
      .where("customer_id", "=", customer_id)
      .where("id", "=", webhook_id)
      .where("is_active", "=", true)
      .returning(["failing_since"])
      .executeTakeFirst();
    if (!off) return;
    await audit(
      { db, customer_id, actor: { kind: "system", id: null } },
      {
        action: "webhook.switched_off",
        subject_type: "webhook",
        subject_id: webhook_id,
        before: { is_active: true, ...off },
        after: { is_active: false },
      },
    );
  });

type Person = { readonly email: string; readonly ui_locale: string | null };

/** The person who last maintained it, if they are still an administrator; else all administrators. */
async function recipients(db: Db, keepers: readonly (string | null)[]): Promise<Person[]> {
  const admins = db.selectFrom("users").select(["email", "ui_locale"]).where("admin", "=", true);
  const keeper = await admins
    .where(sql<boolean>`id = any(${keepers.filter((id) => id !== null)}::uuid[])`)
    .orderBy("id")
    .execute();
  return keeper.length ? keeper : admins.orderBy("id").execute();
}

const nextUntold = (db: Db) =>
  db
    .selectFrom("webhooks")
    .innerJoin("customers", "customers.id", "webhooks.customer_id")
    .select([
      "webhooks.id",
      "webhooks.name",
      "webhooks.created_by",
      "webhooks.updated_by",
      "customers.name as customer",
    ])
    .where("webhooks.switched_off_at", "is not", null)
    .where("webhooks.told_at", "is", null)
    .orderBy("webhooks.switched_off_at")
    .limit(1)
    .forUpdate("webhooks")
    .skipLocked()
    .executeTakeFirst();

type Needs = Pick<Services, "database" | "mailer" | "config">;

/** One at a time, locked while its mail is sent: if that fails, the next run sends it. */
const tellNext = ({ database, mailer, config }: Needs) =>
  database.system.transaction().execute(async (db) => {
    const off = await nextUntold(db);
    if (!off) return false;
    const { id, name, customer } = off;
    const url = `${config.app_origin}/webhooks?webhook=${id}`;
    for (const { email, ui_locale } of await recipients(db, [off.updated_by, off.created_by])) {
      const locale = ui_locale ?? config.DEFAULT_LOCALE;
      await mailer.send({ to: email, ...switchedOffMail({ locale, name, customer, url }) });
    }
    await db
      .updateTable("webhooks")
      .set({ told_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    return true;
  });

export async function mailSwitchedOff(needs: Needs): Promise<void> {
  while (await tellNext(needs));
}
