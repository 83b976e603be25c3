import { Secret, TOTP } from "otpauth";
import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import type { SecretBox } from "#server/platform/identity/secret-box.ts";

/** Clocks may differ by one code, 30 seconds, either way. */
const WINDOW = 1;

export const placeOf = (user_id: string) => `authenticator ${user_id}`;
export const newSecret = () => new Secret({ size: 20 }).base32;

export const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: "Guidepost", label, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 });

/** The 30 seconds that a code belongs to; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string) {
  const totp = totpOf(secret, "");
  const delta = totp.validate({ token: code, window: WINDOW });
  return delta === null ? undefined : totp.counter() + delta;
}

/** Whether it is a code of this person's app that was not used before. Concurrent tries with one code: only one counts. */
export async function spendCode(db: Db, secrets: SecretBox, user_id: string, code: string) {
  const row = await db
    .selectFrom("authenticators")
    .select("sealed_secret")
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (!row) return false;
  const secret = secrets.open(row.sealed_secret, placeOf(user_id));
  const step = stepOfCode(secret, code);
  if (step === undefined) return false;
  const spent = await db
    .updateTable("authenticators")
    .set({
      last_step: step,
      last_used_at: sql`now()`,
      // after a change of the key, so that the old one can go
      ...(!secrets.isCurrent(row.sealed_secret) && { sealed_secret: secrets.seal(secret, placeOf(user_id)) }),
    })
    .where("user_id", "=", user_id)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}
