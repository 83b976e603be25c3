import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { variantKeysOf } from "./image-keys.ts";
import { findImageUse, isUsedByItsCustomer, lockImage } from "./image-use.ts";
import type { Storage } from "./storage.ts";

/** An unused image is not served, but can be restored with undo. After this time nobody undoes any more. */
const GRACE = sql`interval '7 days'`;

/** Notes when an image went out of use, and forgets it when the image is in use again. */
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

/** Bytes go when the last customer's claim to them does. Whoever stores the same picture meanwhile waits for the lock. */
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

/** Deletes the images that no record has shown for a week. */
export async function sweepImages(db: Db, storage: Storage) {
  await noteUse(db);
  const images = await db.selectFrom("images").select("key").distinct().where(expired).execute();
  for (const { key } of images) await discard(db, storage, key);
}
