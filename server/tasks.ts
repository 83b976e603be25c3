import { sql } from "kysely";
import type { Database } from "./platform/db.ts";
import { makeVariants } from "./platform/image-variants.ts";
import type { JobTasks } from "./platform/jobs.ts";
import type { Services } from "./platform/services.ts";
import { mailPasswordReset } from "./session/reset-password.ts";
import { mailInvitation } from "./team/invite-member.ts";

type Needs = Pick<Services, "config" | "database" | "mailer" | "storage">;

/** Clears what has had its time: sessions and links that ended, counts of tries, labels nobody wanted back. */
async function sweep({ system: db }: Database) {
  await db
    .deleteFrom("auth_tokens")
    .where("expiration", "<", sql<string>`now()`)
    .execute();
  await db
    .deleteFrom("password_resets")
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
    .deleteFrom("labels")
    .where("deleted_at", "<", sql<string>`now() - interval '1 day'`)
    .execute();
}

/** What each job does. */
export const createTasks = ({ storage, database, ...rest }: Needs): JobTasks => ({
  mail_password_reset: ({ email }) => mailPasswordReset({ database, ...rest }, email),
  mail_invitation: (invitation) => mailInvitation({ database, ...rest }, invitation),
  make_image_variants: async ({ key }) => {
    await makeVariants(storage, key);
    await database.system
      .updateTable("images")
      .set({ variants_made_at: sql`now()` })
      .where("key", "=", key)
      .execute();
  },
  sweep: () => sweep(database),
});
