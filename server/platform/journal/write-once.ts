import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "./count-in-batches.ts";

/** Writes one kind of data in a batch. */
type Write = (db: Db, batch: Batch) => Promise<void>;

/** Atomic and idempotent: the batch id is inserted in the same transaction. */
export const writeOnce = (db: Db, batch: Batch, writes: readonly Write[]) =>
  db.transaction().execute(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("scan_batches")
      .values({ id: batch.id })
      .onConflict((row) => row.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    for (const write of writes) await write(db, batch);
  });
