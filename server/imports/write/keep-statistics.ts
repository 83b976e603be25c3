import { sql } from "kysely";
import type { Work } from "../do-work.ts";

/** Beyond this many rows plans no longer change. */
const ENOUGH = 10_000;
const TABLES = {
  devices: ["devices", "locations", "device_words"],
  algorithms: ["algorithms", "factsheets", "algorithm_suppliers"],
} as const;

/**
 * Plans that were made for nearly empty tables stay in use while these fill, and each row then costs more than the one
 * before: as long as a table is small, it is looked at again whenever it has doubled.
 */
export async function createStatistics({ db, analyze, import: { subject } }: Work) {
  const tables = TABLES[subject];
  const { rows } = await sql<{ least: number }>`
    select min(reltuples) as least from pg_class where oid = any(${tables.slice(0, 2)}::regclass[])`.execute(db);
  const isNeeded = (rows[0]?.least ?? 0) < ENOUGH;
  let next = 1;
  return {
    isNeeded,
    renew: async (rows_done: number) => {
      if (!isNeeded || rows_done < next || next > ENOUGH) return;
      next = 2 * rows_done;
      await analyze(tables);
    },
  };
}
