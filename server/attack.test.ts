import { expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import { accessTo, nameOf } from "./testing/access-table.ts";
import { startTarget } from "./testing/attack-target.ts";
import { inventoryOf, MARKER, pathFor } from "./testing/attack-world.ts";
import { planMatrix, walkMatrix } from "./testing/attack.ts";
import { CALLERS } from "./testing/role-matrix.ts";

const { app, database, world, target } = await startTarget();
const plan = planMatrix(world);

test("R6.4 the other customer's texts contain the marker, and its own people can read it", async () => {
  expect(world.marked_columns).toBeGreaterThan(40);
  const { token } = world.theirs.manager;
  const read = endpoints.filter((e) => e.method === "GET" && ["member", "manager"].includes(accessTo(e).access));
  const seen: string[] = [];
  for (const e of read) {
    const request = { method: "GET", url: pathFor(e, world.theirs), headers: {}, payload: undefined } as const;
    const { body } = await target.send(request, token);
    if (body.includes(MARKER)) seen.push(nameOf(e));
  }
  expect(seen.length).toBeGreaterThan(20);
});

test.each(CALLERS.map((caller) => [caller.name, caller] as const))(
  "R6.4 R7.0 every endpoint answers %s as the access table says, without a foreign byte",
  async (_name, caller) => {
    const before = await inventoryOf(database, world.theirs.customer_id);
    const { calls, findings } = await walkMatrix(target, caller, plan);
    expect(findings).toEqual([]);
    expect(calls).toBeGreaterThanOrEqual(endpoints.length);
    expect(await inventoryOf(database, world.theirs.customer_id)).toEqual(before);
  },
);

test("an endless upload and an incomplete header do not hold a connection for ever", () => {
  const { requestTimeout, headersTimeout, timeout } = app.server;
  expect([requestTimeout, headersTimeout, timeout].every((ms) => ms > 0 && ms <= 300_000)).toBe(true);
});
