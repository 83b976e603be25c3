import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Database } from "#server/platform/database/db.ts";

const SALT_BYTES = 32;

/** Today's and yesterday's salt, newest first. */
export type Salts = readonly [Buffer, ...Buffer[]];

const today = () => new Date().toISOString().slice(0, 10);

async function readSalts({ system: db }: Pick<Database, "system">, day: string): Promise<Salts> {
  await db
    .insertInto("feedback_salts")
    .values({ day, salt: randomBytes(SALT_BYTES) })
    .onConflict((row) => row.column("day").doNothing())
    .execute();
  const rows = await db
    .selectFrom("feedback_salts")
    .select("salt")
    .where("day", ">=", sql<string>`${day}::date - 1`)
    .where("day", "<=", day)
    .orderBy("day", "desc")
    .execute();
  const [newest, ...older] = rows.map(({ salt }) => salt);
  if (!newest) throw new Error("the day has no salt");
  return [newest, ...older];
}

/** Loads them once a day; every process has the same ones. */
export function rememberSalts(database: Pick<Database, "system">) {
  let known: { readonly day: string; readonly salts: Promise<Salts> } | undefined;
  return async (): Promise<Salts> => {
    const day = today();
    if (known?.day !== day) known = { day, salts: readSalts(database, day) };
    try {
      return await known.salts;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

/** Keeps yesterday's for those who started before midnight; without older ones, their keys can never be made again. */
export const sweepSalts = ({ system: db }: Pick<Database, "system">) =>
  db
    .deleteFrom("feedback_salts")
    .where("day", "<", sql<string>`(now() at time zone 'UTC')::date - 1`)
    .execute();
