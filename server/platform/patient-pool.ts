import type pg from "pg";
import { isDatabaseAway } from "./database-errors.ts";

/** "Cannot connect now": the one word for a database that is away on which the job queue waits and tries again. */
const TRY_AGAIN = "57P03";

const askPatience = (error: unknown) => {
  throw isDatabaseAway(error) ? Object.assign(error, { code: TRY_AGAIN }) : error;
};

/** An object that is all of `target` but for some of its methods. */
const withMethods = <T extends object>(target: T, methods: Partial<T>): T =>
  new Proxy(target, {
    get(_, name) {
      if (name in methods) return methods[name as keyof T];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

type Query = (...args: unknown[]) => Promise<unknown>;

const patientClient = (client: pg.PoolClient) => {
  const query = client.query.bind(client) as Query;
  return withMethods(client, {
    query: ((...args) => query(...args).catch(askPatience)) as Query as pg.PoolClient["query"],
  });
};

/**
 * The pool for the job queue, which ends a job without looking whether that could be written down: a database that went
 * away at this moment would take the whole process with it. Like this it is tried until the database is back.
 */
export const patientPool = (pool: pg.Pool): pg.Pool =>
  withMethods(pool, {
    connect: (async () => patientClient(await pool.connect().catch(askPatience))) as pg.Pool["connect"],
  });
