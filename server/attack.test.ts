import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import { inventoryOf, makeWorld, MARKER, pathFor } from "./testing/attack-world.ts";
import { planMatrix, sendVolley, type Target, walkMatrix } from "./testing/attack.ts";
import { startTestApp } from "./testing/harness.ts";
import { raceNouns } from "./testing/race-writes.ts";
import { CALLERS } from "./testing/role-matrix.ts";

const t = await startTestApp({ TERMS_DATE: "2026-01-31" });
const world = await makeWorld(t.database);
const plan = planMatrix(world);
const target: Target = {
  database: t.database,
  world,
  send: async ({ payload, headers, ...request }, token) => {
    const reply = await t.app.inject({
      ...request,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    return { status: reply.statusCode, body: reply.body };
  },
};

test("R6.4 a marker stands in the other customer's texts, and its own people read it", async () => {
  expect(world.marked_columns).toBeGreaterThan(40);
  const { token } = world.theirs.manager;
  const seen = await Promise.all(
    endpoints
      .filter((e) => e.method === "GET" && ["member", "manager"].includes(e.access))
      .map(async (e) => {
        const { body } = await target.send(
          { method: "GET", url: pathFor(e, world.theirs), headers: {}, payload: undefined },
          token,
        );
        return body.includes(MARKER);
      }),
  );
  expect(seen.filter(Boolean).length).toBeGreaterThan(20);
});

test.each(CALLERS.map((caller) => [caller.name, caller] as const))(
  "R6.4 R7.0 every endpoint answers %s as the contract says, without a foreign byte",
  async (_name, caller) => {
    const before = await inventoryOf(t.database, world.theirs.customer_id);
    const { calls, findings } = await walkMatrix(target, caller, plan);
    expect(findings).toEqual([]);
    expect(calls).toBeGreaterThanOrEqual(endpoints.length);
    expect(await inventoryOf(t.database, world.theirs.customer_id)).toEqual(before);
  },
);

test.each([
  ["a fixed seed", 20_260_101, 1000],
  ["a seed of this run", randomInt(2 ** 30), 350],
])(
  "generated requests, good and hostile, are never answered with 500 or a foreign byte: %s, %i",
  { timeout: 120_000 },
  async (_name, seed, count) => {
    const before = await inventoryOf(t.database, world.theirs.customer_id);
    expect(await sendVolley(target, { seed, count, concurrency: 8 })).toEqual([]);
    expect(await inventoryOf(t.database, world.theirs.customer_id)).toEqual(before);
  },
);

test("all writes of a noun at once are answered without an error of ours", { timeout: 120_000 }, async () => {
  expect(await raceNouns(target, { times: 1, seed: 1 })).toEqual([]);
});

test("an upload that never ends, and a head that never comes, do not hold a connection for ever", () => {
  const { requestTimeout, headersTimeout, timeout } = t.app.server;
  expect([requestTimeout, headersTimeout, timeout].every((ms) => ms > 0 && ms <= 300_000)).toBe(true);
});
