import { sql } from "kysely";
import type { PublicCtx } from "#server/platform/context.ts";
import { countTry, keyOf, LIMITS, limitRate, tooManyTries, uncountTry } from "#server/platform/http/rate-limit.ts";

const LONGEST_WAIT = 15 * 60;

/** Doubles with each guess beyond the limit: 1, 2, 4 … seconds, a quarter of an hour at most. */
const waitAfter = (guesses: number) =>
  Math.min(LONGEST_WAIT, 2 ** Math.min(guesses - LIMITS.loginAccount.tries - 1, 20));

/**
 * Allows a network one try per completed wait. The wait belongs to the network and never grows once started, so
 * strangers' guesses cannot keep its owner out.
 */
async function requireTurn({ db, network }: PublicCtx, account: string, seconds: number) {
  const key = keyOf("login-turn", `${network} ${account}`);
  const turn = await db
    .deleteFrom("sign_in_waits")
    .where("key", "=", key)
    .where("may_try_at", "<=", sql<string>`now()`)
    .executeTakeFirst();
  if (turn.numDeletedRows) return;
  const { seconds_left } = await db
    .insertInto("sign_in_waits")
    .values({ key, may_try_at: sql`now() + make_interval(secs => ${seconds})` })
    .onConflict((row) => row.column("key").doUpdateSet({ key }))
    .returning(sql<number>`extract(epoch from may_try_at - now())::float8`.as("seconds_left"))
    .executeTakeFirstOrThrow();
  throw tooManyTries(seconds_left);
}

/**
 * Limits guesses at an account's password, from one network or many. Counted before the password is checked, so that
 * concurrent guesses count too; the returned function takes the count back after a correct password.
 */
export async function limitGuesses(ctx: PublicCtx, account: string, isKnown: () => Promise<boolean>) {
  const here = `${ctx.network} ${account}`;
  await limitRate(ctx.db, LIMITS.login, here);
  await limitRate(ctx.db, LIMITS.loginNetwork, ctx.network);
  if (await isKnown()) {
    const { tries } = await countTry(ctx.db, LIMITS.loginKnown, here);
    if (tries <= LIMITS.loginKnown.tries) return () => uncountTry(ctx.db, LIMITS.loginKnown, here);
  }
  const { tries } = await countTry(ctx.db, LIMITS.loginAccount, account);
  if (tries > LIMITS.loginAccount.tries) await requireTurn(ctx, account, waitAfter(tries));
  return () => uncountTry(ctx.db, LIMITS.loginAccount, account);
}
