import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { isDatabaseAway } from "./database-errors.ts";

/** "Cannot connect now": the only error code on which the job queue retries a statement. */
const TRY_AGAIN = "57P03";
const RETRY_MS = 250;

/** Proxies `target` with some methods replaced. */
const withMethods = <T extends object>(target: T, methods: Partial<T>): T =>
  new Proxy(target, {
    get(_, name) {
      if (name in methods) return methods[name as keyof T];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

type Query = (...args: unknown[]) => Promise<unknown>;

function retryingClient(client: pg.PoolClient) {
  const ask = client.query.bind(client) as Query;
  const query: Query = (...args) =>
    ask(...args).catch((error: unknown) => {
      throw isDatabaseAway(error) ? Object.assign(error, { code: TRY_AGAIN }) : error;
    });
  return withMethods(client, { query: query as pg.PoolClient["query"] });
}

/**
 * A pool for the job queue, which assumes that its database is always there: it completes jobs and polls for due ones
 * without handling errors. Here calls wait until the database is back.
 */
export function retryingPool(pool: pg.Pool): pg.Pool {
  async function withRetries<T>(act: () => Promise<T>): Promise<T> {
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
  const query: Query = (...args) => withRetries(() => ask(...args));
  const connectWithRetries = async () => retryingClient(await withRetries(() => pool.connect()));
  // callers with a callback handle errors and retry themselves
  const connect = (callback?: Parameters<pg.Pool["connect"]>[0]) =>
    callback ? pool.connect(callback) : connectWithRetries();
  return withMethods(pool, { query: query as pg.Pool["query"], connect: connect as pg.Pool["connect"] });
}
