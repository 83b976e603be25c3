import { sql } from "kysely";
import { createHash } from "node:crypto";
import type { Db } from "./db.ts";
import { AppError } from "./errors.ts";

type Limit = { name: string; tries: number; seconds: number };

export const LIMITS = {
  login: { name: "login", tries: 10, seconds: 60 },
  loginAddress: { name: "login-address", tries: 100, seconds: 60 },
  session: { name: "session", tries: 30, seconds: 60 },
  reset: { name: "reset", tries: 5, seconds: 300 },
  link: { name: "link", tries: 20, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** Hashed, so that neither address nor email lies in the table. */
const keyOf = (limit: Limit, who: string) => `${limit.name}:${createHash("sha256").update(who).digest("base64url")}`;

/** Counts a try in the database, so that every process counts the same ones. Past the limit it is refused. */
export async function limitRate(db: Db, limit: Limit, who: string) {
  const ends = sql<string>`now() + make_interval(secs => ${limit.seconds})`;
  const row = await db
    .insertInto("rate_limits")
    .values({ key: keyOf(limit, who), window_ends_at: ends, tries: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        tries: sql<number>`case when rate_limits.window_ends_at < now() then 1 else rate_limits.tries + 1 end`,
        window_ends_at: sql<string>`case when rate_limits.window_ends_at < now() then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(["tries", sql<number>`ceil(extract(epoch from window_ends_at - now()))::int`.as("seconds_left")])
    .executeTakeFirstOrThrow();
  if (row.tries <= limit.tries) return;
  throw new AppError("too_many_requests", "Too many tries. Wait a moment and try again.", {
    retry_after: Math.max(1, row.seconds_left),
  });
}
