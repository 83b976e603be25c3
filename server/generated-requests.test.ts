import { expect, test } from "vitest";
import { startTarget } from "./testing/attack-target.ts";
import { inventoryOf } from "./testing/attack-world.ts";
import { sendVolley } from "./testing/attack.ts";
import { raceNouns } from "./testing/race-writes.ts";

const { database, world, target } = await startTarget();

// `npm run attack` sends far more, with other seeds.
test(
  "generated requests, valid and hostile, never cause a 500 or return a foreign byte",
  { timeout: 120_000 },
  async () => {
    const before = await inventoryOf(database, world.theirs.customer_id);
    expect(await sendVolley(target, { seed: 20_260_101, count: 1300, concurrency: 8 })).toEqual([]);
    expect(await inventoryOf(database, world.theirs.customer_id)).toEqual(before);
  },
);

test("all writes of a noun at once cause no server error", { timeout: 120_000 }, async () => {
  expect(await raceNouns(target, { times: 1, seed: 1 })).toEqual([]);
});
