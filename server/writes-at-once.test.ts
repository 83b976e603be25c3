import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { startTestApp } from "./testing/harness.ts";
import {
  changeBody,
  changedKey,
  createRow,
  hasVersion,
  newBody,
  type Noun,
  NOUNS,
  paramsFor,
  type Row,
  rowIn,
  send,
  type World,
} from "./testing/nouns.ts";
import { type Outcome, race, raceOf, tally } from "./testing/race.ts";
import { prepareWrite } from "./testing/write-scenes.ts";

/** As many as there are connections to write with. */
const AT_ONCE = 8;

const t = await startTestApp();
const newWorld = async (): Promise<World> => ({ t, call: await t.as({ admin: true, role: "manager" }) });
const named = (wanted: (noun: Noun) => unknown) => NOUNS.filter(wanted).map((noun) => [noun.name, noun] as const);

/** Nobody may learn that two waited for each other, or that the server did not know what to do. */
const expectAnswers = (outcomes: readonly { status: number }[], ...expected: number[]) => {
  for (const { status } of outcomes) expect(expected).toContain(status);
};

/** The rows that a list shows of what was made in a world. */
async function listed(world: World, { list, name }: Noun, params: object): Promise<Row[]> {
  const query = name === "savedViews" ? { list: "devices" } : {};
  const [rows] = Object.values(list ? await send(world, list, { params, query }) : {});
  return rows as Row[];
}

/** A row and where it is found. */
async function makeRow(world: World, noun: Noun) {
  const params = await paramsFor(world, noun.create.path);
  const row = await createRow(world, noun, params);
  return { row, at: params, params: { ...params, id: row.id } };
}

/** One wins; every other is told what the winner wrote. */
function expectOneWinner(outcomes: readonly Outcome<Record<string, unknown>>[], key: string) {
  expect(tally(outcomes)).toEqual({ 200: 1, 409: outcomes.length - 1 });
  const winner = outcomes.find(({ answer }) => answer)?.answer?.[key];
  for (const { body } of outcomes) if (body) expect(body).toMatchObject({ code: "conflict", current: winner });
}

describe.each(named(() => true))("%s at once", (_name, noun) => {
  const { create, update, remove, restore, order, key } = noun;

  test("the same creation makes one row, and everybody is told of it", async () => {
    const world = await newWorld();
    const params = await paramsFor(world, create.path);
    const body = newBody(noun, { id: randomUUID() });
    const outcomes = await raceOf(AT_ONCE, () => send(world, create, { params, body }));
    expect(tally(outcomes)).toEqual({ 200: AT_ONCE });
    const rows = outcomes.flatMap(({ answer }) => (answer ? [rowIn(noun, answer)] : []));
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(await listed(world, noun, params)).toHaveLength(1);
  });

  test("creations and removals leave every row, each in a place of its own", async () => {
    const world = await newWorld();
    const { at, params } = await makeRow(world, noun);
    const outcomes = await race([
      ...Array.from({ length: AT_ONCE }, () => send(world, create, { params: at, body: newBody(noun) })),
      ...(remove ? [send(world, remove, { params })] : []),
    ]);
    expectAnswers(outcomes, 200);
    const rows = await listed(world, noun, at);
    expect(rows).toHaveLength(remove ? AT_ONCE : AT_ONCE + 1);
    const positions = rows.flatMap(({ position }) => position ?? []);
    expect(new Set(positions).size).toBe(positions.length);
  });

  if (update)
    test("of changes to the same version one wins, the others are told the row as it is now", async () => {
      const world = await newWorld();
      const { row, params } = await makeRow(world, noun);
      const outcomes = await raceOf(AT_ONCE, () =>
        send(world, update, { params, body: changeBody(update, row.lock_version) }),
      );
      if (hasVersion(update)) expectOneWinner(outcomes, key);
      else expect(tally(outcomes)).toEqual({ 200: AT_ONCE });
    });

  if (remove)
    test("a row is removed once, whatever is changed beside it", async () => {
      const world = await newWorld();
      const { row, at, params } = await makeRow(world, noun);
      const change = () =>
        update ? [send(world, update, { params, body: changeBody(update, row.lock_version) })] : [];
      const changes = [...change(), ...change()];
      const removals = Array.from({ length: 3 }, () => send(world, remove, { params }));
      const [removed, changed] = await Promise.all([race(removals), race(changes)]);
      expect(tally(removed)).toEqual({ 200: 1, 404: 2 });
      expectAnswers(changed, 200, 404, 409);
      expect(await listed(world, noun, at)).toEqual([]);
    });

  if (remove && restore)
    test("a row comes back once, and coming back again changes nothing", async () => {
      const world = await newWorld();
      const { at, params } = await makeRow(world, noun);
      await send(world, remove, { params });
      const outcomes = await raceOf(AT_ONCE, () => send(world, restore, { params }));
      expect(tally(outcomes)).toEqual({ 200: AT_ONCE });
      const again = rowIn(noun, await send(world, restore, { params }));
      for (const { answer } of outcomes) expect(answer && rowIn(noun, answer)).toEqual(again);
      expect(again.lock_version).toBe(2);
      expect(await listed(world, noun, at)).toHaveLength(1);
    });

  if (order && update && remove)
    test("orders, creations, removals and changes leave no two rows in one place", async () => {
      const world = await newWorld();
      const at = await paramsFor(world, create.path);
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1) ids.push((await createRow(world, noun, at)).id);
      const outcomes = await race([
        ...ids.map((_, turn) =>
          send(world, order, { params: at, body: { ids: [...ids.slice(turn), ...ids.slice(0, turn)].slice(0, 4) } }),
        ),
        send(world, create, { params: at, body: newBody(noun) }),
        send(world, update, { params: { ...at, id: ids[0] }, body: changeBody(update, 0) }),
      ]);
      expectAnswers(outcomes, 200);
      const positions = (await listed(world, noun, at)).map(({ position }) => position);
      expect(new Set(positions).size).toBe(6);
      const last = { params: { ...at, id: ids[4] } };
      const beside = await race([
        send(world, order, { params: at, body: { ids: ids.toReversed() } }),
        send(world, remove, last),
        ...(restore ? [send(world, restore, last)] : []),
      ]);
      expectAnswers(beside, 200, 404);
      const after = (await listed(world, noun, at)).map(({ position }) => position);
      expect(new Set(after).size).toBe(after.length);
    });
});

const isNouns = (endpoint: Endpoint) => NOUNS.some((noun) => Object.values(noun).includes(endpoint));
const documents = endpoints.filter((one) => one.method === "PUT" && hasVersion(one) && !isNouns(one));

test.each(documents.map((one) => [one.path, one] as const))(
  "of saves of %s at once one wins, the others are told what it is now",
  async (_path, endpoint) => {
    const world = await newWorld();
    const params = await paramsFor(world, endpoint.path);
    const outcomes = await raceOf(AT_ONCE, () => send(world, endpoint, { params, body: changeBody(endpoint, 0) }));
    expectOneWinner(outcomes, changedKey(endpoint) ?? "");
  },
);

const writes = endpoints.filter((one) => one.method !== "GET" && one.path.startsWith("/api/v1/"));

test.each(writes.map((one) => [`${one.method} ${one.path}: ${one.summary}`, one] as const))(
  "%s sent several times at once is answered with words each time",
  async (_name, endpoint) => {
    const world = await newWorld();
    const input = await prepareWrite(world, endpoint);
    const outcomes = await raceOf(4, () => send(world, endpoint, input));
    expect(tally(outcomes)[200]).toBeGreaterThan(0);
    expectAnswers(outcomes, 200, 400, 404, 409);
  },
);
