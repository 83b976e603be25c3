import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "#server/platform/journal/count-in-batches.ts";
import { writeOnce } from "#server/platform/journal/write-once.ts";
import { writeUses } from "#server/redirects/write-uses.ts";
import { writeScans } from "#server/short-codes/scans/write-scans.ts";
import { writeDrops } from "./write-drops.ts";
import { writeEvents } from "./write-events.ts";

/** A scan and what it says about a code are written together, and a batch that is sent again is counted once. */
export const writeBatch = (db: Db, batch: Batch) =>
  writeOnce(db, batch, [writeScans, writeUses, writeEvents, writeDrops]);
