import { sql } from "kysely";
import { createHash, randomInt } from "node:crypto";
import type { Db } from "#server/platform/database/db.ts";

export const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 12;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
const readable = (code: string) => code.replaceAll(/(.{4})(?=.)/g, "$1-");

/** A fast hash is enough: 59 random bits for each person. */
const hashOf = (user_id: string, code: string) => createHash("sha256").update(`${user_id} ${code}`).digest();

/** Ten new codes, which replace all earlier ones. Only their hashes are kept. */
export async function replaceRecoveryCodes(db: Db, user_id: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
  await db
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id, code_hash: hashOf(user_id, code) })))
    .execute();
  return codes.map(readable);
}

export async function spendRecoveryCode(db: Db, user_id: string, typed: string) {
  const spent = await db
    .updateTable("recovery_codes")
    .set({ used_at: sql`now()` })
    .where("user_id", "=", user_id)
    .where("code_hash", "=", hashOf(user_id, typed))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, user_id: string) {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("user_id", "=", user_id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}
