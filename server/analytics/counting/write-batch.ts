import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "#server/platform/journal/count-in-batches.ts";
import { writeOnce } from "#server/platform/journal/write-once.ts";
import { writeUses } from "#server/redirects/write-uses.ts";
import { writeScans } from "#server/short-codes/scans/write-scans.ts";
import { writeDrops } from "./write-drops.ts";
import { writeEvents } from "./write-events.ts";

/** Writes all counts in one transaction; a repeated batch is ignored. */
export const writeBatch = (db: Db, batch: Batch) =>
  writeOnce(db, batch, [writeScans, writeUses, writeEvents, writeDrops]);
