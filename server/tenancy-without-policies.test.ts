import { expect, test } from "vitest";
import { customerFileApi } from "#contract/customer-file.ts";
import { startTarget } from "./testing/attack-target.ts";
import { inventoryOf } from "./testing/attack-world.ts";
import { planMatrix, walkMatrix } from "./testing/attack.ts";
import { dropPolicies } from "./testing/drop-policies.ts";
import { CALLERS } from "./testing/role-matrix.ts";

const { database, owner, world, target } = await startTarget();
const plan = planMatrix(world);

/** The moment of the answer, and nothing of anybody's rows. */
const COUNTED_UNTIL = /"counted_until":"[^"]*"/;

/** Zip files and workbooks hold the time at which they were made. */
const ARCHIVE = "PK";

/** Every read of our rows, by endpoint; not the file of a customer, whose audit entry changes other answers. */
async function readOurs() {
  const { token } = world.ours.manager;
  const replies: Record<string, unknown> = {};
  for (const { endpoint, request, side } of plan) {
    if (endpoint.method !== "GET" || side !== "ours" || endpoint === customerFileApi.download) continue;
    const { status, body } = await target.send(request, token);
    replies[request.url] = { status, body: body.startsWith(ARCHIVE) ? null : body.replace(COUNTED_UNTIL, "") };
  }
  return replies;
}
const guarded = await readOurs();
const tables = await dropPolicies(owner);

test("R6.4 every read of our rows answers the same without policies, including its counts", async () => {
  expect(tables).toBeGreaterThan(40);
  expect(await readOurs()).toEqual(guarded);
});

/** Callers who pass the role checks and reach the queries. */
const REACHING = CALLERS.filter(
  ({ name }) =>
    ["manager", "administrator"].includes(name) || name.startsWith("share") || name.endsWith("'s API token"),
);

test.each(REACHING.map((caller) => [caller.name, caller] as const))(
  "R6.4 queries alone keep %s from the other customer's rows",
  async (_name, caller) => {
    const before = await inventoryOf(database, world.theirs.customer_id);
    const { findings } = await walkMatrix(target, caller, plan);
    expect(findings).toEqual([]);
    expect(await inventoryOf(database, world.theirs.customer_id)).toEqual(before);
  },
);
