import { expect, test } from "vitest";
import { startTarget } from "./testing/attack-target.ts";
import { inventoryOf } from "./testing/attack-world.ts";
import { sendVolley } from "./testing/attack.ts";
import { raceNouns } from "./testing/race-writes.ts";

const { database, world, target } = await startTarget();

// `npm run attack` sends far more, from other seeds.
test(
  "generated requests, good and hostile, are never answered with 500 or a foreign byte",
  { timeout: 120_000 },
  async () => {
    const before = await inventoryOf(database, world.theirs.customer_id);
    expect(await sendVolley(target, { seed: 20_260_101, count: 1300, concurrency: 8 })).toEqual([]);
    expect(await inventoryOf(database, world.theirs.customer_id)).toEqual(before);
  },
);

test("all writes of a noun at once are answered without an error of ours", { timeout: 120_000 }, async () => {
  expect(await raceNouns(target, { times: 1, seed: 1 })).toEqual([]);
});
