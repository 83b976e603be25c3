import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { variantKeysOf } from "./image-keys.ts";
import { findImageUse, isUsedByItsCustomer, lockImage } from "./image-use.ts";
import type { Storage } from "./storage.ts";

/** An unused image is not served, but undo can bring it back during this time. */
const GRACE = sql`interval '7 days'`;

/** Records when an image went out of use, and clears that when it is used again. */
async function noteUse(db: Db) {
  await db
    .updateTable("images")
    .set({ unused_since: null })
    .where("unused_since", "is not", null)
    .where(isUsedByItsCustomer)
    .execute();
  await db
    .updateTable("images")
    .set({ unused_since: sql`now()` })
    .where("unused_since", "is", null)
    .where(sql<boolean>`not ${isUsedByItsCustomer}`)
    .execute();
}

const expired = sql<boolean>`unused_since < now() - ${GRACE}`;

/** Deletes the bytes with the last customer's reference. Concurrent uploads of the same picture wait for the lock. */
const discard = (db: Db, storage: Storage, key: string) =>
  db.transaction().execute(async (db) => {
    await lockImage(db, key, "to delete it");
    await db
      .deleteFrom("images")
      .where("key", "=", key)
      .where(expired)
      .where(sql<boolean>`not ${isUsedByItsCustomer}`)
      .execute();
    const claim = await db.selectFrom("images").select("key").where("key", "=", key).executeTakeFirst();
    if (claim || (await findImageUse(db, [key])).is_used) return;
    for (const file of [...variantKeysOf(key), key]) await storage.remove(file);
  });

/** Deletes images unused for a week. */
export async function sweepImages(db: Db, storage: Storage) {
  await noteUse(db);
  const images = await db.selectFrom("images").select("key").distinct().where(expired).execute();
  for (const { key } of images) await discard(db, storage, key);
}

/** Gives up a customer's images, and deletes the bytes that no other customer has. */
export async function discardImagesOf(db: Db, storage: Storage, customer_id: string) {
  const images = await db.selectFrom("images").select("key").where("customer_id", "=", customer_id).execute();
  for (const { key } of images)
    await db.transaction().execute(async (db) => {
      await lockImage(db, key, "to delete it");
      await db.deleteFrom("images").where("customer_id", "=", customer_id).where("key", "=", key).execute();
      const claim = await db.selectFrom("images").select("key").where("key", "=", key).executeTakeFirst();
      if (!claim) for (const file of [...variantKeysOf(key), key]) await storage.remove(file);
    });
}
