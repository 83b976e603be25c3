import type { Db } from "#server/platform/database/db.ts";
import { countInBatches } from "#server/platform/journal/count-in-batches.ts";
import type { Log } from "#server/platform/process/log.ts";
import { writeBatch } from "./write-batch.ts";

type Options = {
  readonly db: Db;
  readonly log: Log;
  /** Journal folder. */
  readonly folder: string;
};

/** One journal for all counts. */
export const openCounter = ({ db, log, folder }: Options) =>
  countInBatches({ log, folder, write: (batch) => writeBatch(db, batch) });
