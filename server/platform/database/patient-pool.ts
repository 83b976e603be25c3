import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { isDatabaseAway } from "./database-errors.ts";

/** "Cannot connect now": the one word for a database that is away on which the job queue tries a statement again. */
const TRY_AGAIN = "57P03";
const RETRY_MS = 250;

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

function patientClient(client: pg.PoolClient) {
  const ask = client.query.bind(client) as Query;
  const query: Query = (...args) =>
    ask(...args).catch((error: unknown) => {
      throw isDatabaseAway(error) ? Object.assign(error, { code: TRY_AGAIN }) : error;
    });
  return withMethods(client, { query: query as pg.PoolClient["query"] });
}

/**
 * The pool for the job queue, which believes that its database is always there: it ends a job, and looks what is due each
 * minute, without asking whether that worked. Here whatever finds no database waits until it is back.
 */
export function patientPool(pool: pg.Pool): pg.Pool {
  async function patiently<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!isDatabaseAway(error) || pool.ending) throw error;
        await setTimeout(RETRY_MS, undefined, { ref: false });
      }
    }
  }
  const ask = pool.query.bind(pool) as Query;
  const query: Query = (...args) => patiently(() => ask(...args));
  const connectPatiently = async () => patientClient(await patiently(() => pool.connect()));
  // who gives a callback listens, and tries again by itself
  const connect = (callback?: Parameters<pg.Pool["connect"]>[0]) =>
    callback ? pool.connect(callback) : connectPatiently();
  return withMethods(pool, { query: query as pg.Pool["query"], connect: connect as pg.Pool["connect"] });
}
