import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestApp } from "#server/testing/harness.ts";
import { inTransaction, type PublicCtx } from "./context.ts";

const t = await startTestApp();
const ctx: PublicCtx = { services: t.services, db: t.database.system, network: "", user_agent: "" };

const failure = (code: string) => Object.assign(new Error("failed"), { code });

/** Fails the first `times` calls. */
function failing(times: number, code: string) {
  let runs = 0;
  const act = async () => {
    runs += 1;
    if (runs <= times) throw failure(code);
  };
  return { act, runs: () => runs };
}

test.each(["40P01", "40001"])("retries a transaction once after %s and leaves no duplicates", async (code) => {
  const { id } = await t.make.customer("Race");
  const { act, runs } = failing(1, code);
  await inTransaction(ctx, async (ctx) => {
    await sql`update customers set name = name || '!' where id = ${id}`.execute(ctx.db);
    await act();
  });
  expect(runs()).toBe(2);
  const found = await t.database.system.selectFrom("customers").select("name").where("id", "=", id).execute();
  expect(found).toEqual([{ name: "Race!" }]);
});

test("answers 503 with Retry-After when the retry fails too", async () => {
  const { act } = failing(2, "40P01");
  const attempt = inTransaction(ctx, act);
  await expect(attempt).rejects.toMatchObject({ code: "unavailable", status: 503, details: { retry_after: 1 } });
});

test("does not retry other errors", async () => {
  const { act, runs } = failing(1, "23505");
  await expect(inTransaction(ctx, act)).rejects.toMatchObject({ code: "23505" });
  expect(runs()).toBe(1);
});

test("retries the outer transaction when a nested one fails", async () => {
  const [outer, inner] = [failing(0, ""), failing(1, "40001")];
  await inTransaction(ctx, async (ctx) => {
    await outer.act();
    await inTransaction(ctx, inner.act);
  });
  expect([outer.runs(), inner.runs()]).toEqual([2, 2]);
});

test("two transactions that deadlock both succeed", async () => {
  const [one, other] = [await t.make.customer("One"), await t.make.customer("Other")];
  let meet = () => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  let waiting = 0;
  const visit = (first: string, second: string) =>
    inTransaction(ctx, async (ctx) => {
      const write = (id: string) => sql`update customers set name = name || '!' where id = ${id}`.execute(ctx.db);
      await write(first);
      waiting += 1;
      if (waiting === 2) meet();
      await met;
      await write(second);
    });
  await Promise.all([visit(one.id, other.id), visit(other.id, one.id)]);
  const found = await t.database.system
    .selectFrom("customers")
    .select("name")
    .where("id", "in", [one.id, other.id])
    .execute();
  expect(found.map(({ name }) => name).toSorted()).toEqual(["One!!", "Other!!"]);
});
