import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { startTarget } from "./testing/attack-target.ts";
import { inventoryOf } from "./testing/attack-world.ts";
import { sendVolley } from "./testing/attack.ts";
import { raceNouns } from "./testing/race-writes.ts";

const { database, world, target } = await startTarget();

test.each([
  ["a fixed seed", 20_260_101, 1000],
  ["a seed of this run", randomInt(2 ** 30), 350],
])(
  "generated requests, good and hostile, are never answered with 500 or a foreign byte: %s, %i",
  { timeout: 120_000 },
  async (_name, seed, count) => {
    const before = await inventoryOf(database, world.theirs.customer_id);
    expect(await sendVolley(target, { seed, count, concurrency: 8 })).toEqual([]);
    expect(await inventoryOf(database, world.theirs.customer_id)).toEqual(before);
  },
);

test("all writes of a noun at once are answered without an error of ours", { timeout: 120_000 }, async () => {
  expect(await raceNouns(target, { times: 1, seed: 1 })).toEqual([]);
});
