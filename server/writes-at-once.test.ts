import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { identityProvidersApi } from "#contract/identity-providers.ts";
import { registerConnectionsApi } from "#contract/register-connections.ts";
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
  type Verb,
  type World,
} from "./testing/nouns.ts";
import { type Outcome, race, raceOf, tally, toldTo, winnerOf } from "./testing/race.ts";
import { prepareWrite } from "./testing/write-scenes.ts";

/** As many as there are connections for writing. */
const AT_ONCE = 8;

const t = await startTestApp();
const newWorld = async (): Promise<World> => ({ t, call: await t.as({ admin: true, role: "manager" }) });

/** The nouns that have all of these verbs, by name. */
const having = <V extends Exclude<Verb, "create">>(...verbs: V[]) =>
  NOUNS.filter((noun): noun is Noun & Required<Pick<Noun, V>> => verbs.every((verb) => noun[verb])).map(
    (noun) => [noun.name, noun] as const,
  );

/** Deadlocks and server errors must never reach the caller. */
const expectAnswers = (outcomes: readonly { status: number }[], ...expected: number[]) => {
  for (const { status } of outcomes) expect(expected).toContain(status);
};

const expectOwnPlaces = (rows: readonly Row[]) => {
  const positions = rows.flatMap(({ position }) => position ?? []);
  expect(new Set(positions).size).toBe(positions.length);
};

async function listed(world: World, { list, name }: Noun, params: object): Promise<Row[]> {
  const query = name === "savedViews" ? { list: "devices" } : {};
  const [rows] = Object.values(list ? await send(world, list, { params, query }) : {});
  return rows as Row[];
}

async function makeRow(world: World, noun: Noun) {
  const params = await paramsFor(world, noun.create.path);
  const row = await createRow(world, noun, params);
  return { row, at: params, params: { ...params, id: row.id } };
}

const endOf = (outcomes: readonly Outcome<unknown>[]) => ({ counts: tally(outcomes), told: toldTo(outcomes) });

/** One call wins; every other gets a conflict with the winner's row. */
const oneWinner = (outcomes: readonly Outcome<Record<string, unknown>>[], key: string) => ({
  counts: { 200: 1, 409: outcomes.length - 1 },
  told: Array(outcomes.length - 1).fill(winnerOf(outcomes)?.[key]),
});

test.each(having())("%s: concurrent identical creations make one row, and each returns it", async (_name, noun) => {
  const world = await newWorld();
  const params = await paramsFor(world, noun.create.path);
  const body = newBody(noun, { id: randomUUID() });
  const outcomes = await raceOf(AT_ONCE, () => send(world, noun.create, { params, body }));
  expect(tally(outcomes)).toEqual({ 200: AT_ONCE });
  expect(outcomes).toEqual(Array(AT_ONCE).fill(outcomes[0]));
  expect(await listed(world, noun, params)).toHaveLength(1);
});

test.each(having("remove"))("%s: concurrent creations and a removal leave distinct positions", async (_name, noun) => {
  const world = await newWorld();
  const { at, params } = await makeRow(world, noun);
  const outcomes = await race([
    ...Array.from({ length: AT_ONCE }, () => send(world, noun.create, { params: at, body: newBody(noun) })),
    send(world, noun.remove, { params }),
  ]);
  expect(tally(outcomes)).toEqual({ 200: AT_ONCE + 1 });
  const rows = await listed(world, noun, at);
  expect(rows).toHaveLength(AT_ONCE);
  expectOwnPlaces(rows);
});

const updatable = having("update");
const isVersioned = ([, noun]: (typeof updatable)[number]) => hasVersion(noun.update);

test.each(updatable.filter(isVersioned))(
  "%s: one of the changes to the same version wins, the others get a conflict with the current row",
  async (_name, noun) => {
    const world = await newWorld();
    const { row, params } = await makeRow(world, noun);
    const outcomes = await raceOf(AT_ONCE, () =>
      send(world, noun.update, { params, body: changeBody(noun.update, row.lock_version) }),
    );
    expect(endOf(outcomes)).toEqual(oneWinner(outcomes, noun.key));
  },
);

test.each(updatable.filter((one) => !isVersioned(one)))(
  "%s: concurrent changes all succeed, and the last one stays",
  async (_name, noun) => {
    const world = await newWorld();
    const { params } = await makeRow(world, noun);
    const outcomes = await raceOf(AT_ONCE, () =>
      send(world, noun.update, { params, body: changeBody(noun.update, undefined) }),
    );
    expect(tally(outcomes)).toEqual({ 200: AT_ONCE });
  },
);

test.each(having("update", "remove"))(
  "%s: a row is removed once, whatever changes concurrently",
  async (_name, noun) => {
    const world = await newWorld();
    const { row, at, params } = await makeRow(world, noun);
    const change = () => send(world, noun.update, { params, body: changeBody(noun.update, row.lock_version) });
    const [changed, removed] = await Promise.all([
      raceOf(2, change),
      raceOf(3, () => send(world, noun.remove, { params })),
    ]);
    expect(tally(removed)).toEqual({ 200: 1, 404: 2 });
    expectAnswers(changed, 200, 404, 409);
    expect(await listed(world, noun, at)).toEqual([]);
  },
);

test.each(having("remove", "restore"))(
  "%s: a row is restored once, and restoring it again changes nothing",
  async (_name, noun) => {
    const world = await newWorld();
    const { at, params } = await makeRow(world, noun);
    await send(world, noun.remove, { params });
    const outcomes = await raceOf(AT_ONCE, () => send(world, noun.restore, { params }));
    const again = await send(world, noun.restore, { params });
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 200, answer: again })));
    expect(rowIn(noun, again).lock_version).toBe(2);
    expect(await listed(world, noun, at)).toHaveLength(1);
  },
);

test.each(having("order", "update", "remove"))(
  "%s: concurrent reorders, creations, changes and a removal leave distinct positions",
  async (_name, noun) => {
    const world = await newWorld();
    const at = await paramsFor(world, noun.create.path);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await createRow(world, noun, at)).id);
    const order = (wanted: string[]) => send(world, noun.order, { params: at, body: { ids: wanted } });
    const first = await race([
      ...ids.map((_, turn) => order([...ids.slice(turn), ...ids.slice(0, turn)].slice(0, 4))),
      send(world, noun.create, { params: at, body: newBody(noun) }),
      send(world, noun.update, { params: { ...at, id: ids[0] }, body: changeBody(noun.update, 0) }),
    ]);
    expect(tally(first)).toEqual({ 200: 7 });
    expectOwnPlaces(await listed(world, noun, at));
    const params = { ...at, id: ids[4] };
    const second = await race([
      order(ids.toReversed()),
      send(world, noun.remove, { params }),
      ...(noun.restore ? [send(world, noun.restore, { params })] : []),
    ]);
    expectAnswers(second, 200, 404);
    expectOwnPlaces(await listed(world, noun, at));
  },
);

const isNouns = (endpoint: Endpoint) => NOUNS.some((noun) => Object.values(noun).includes(endpoint));
const documents = endpoints.filter((one) => one.method === "PUT" && hasVersion(one) && !isNouns(one));

test.each(documents.map((one) => [one.path, one] as const))(
  "one concurrent save of %s wins, the others get the current version",
  async (_path, endpoint) => {
    const world = await newWorld();
    // all other documents exist with their record
    if (endpoint === identityProvidersApi.save) await t.make.identityProvider(world.call.customer_id);
    if (endpoint === registerConnectionsApi.save) await t.make.registerConnection(world.call.customer_id);
    const params = await paramsFor(world, endpoint.path);
    const outcomes = await raceOf(AT_ONCE, () => send(world, endpoint, { params, body: changeBody(endpoint, 0) }));
    expect(endOf(outcomes)).toEqual(oneWinner(outcomes, changedKey(endpoint) ?? ""));
  },
);

const writes = endpoints.filter((one) => one.method !== "GET" && one.path.startsWith("/api/v1/"));

test.each(writes.map((one) => [`${one.method} ${one.path}: ${one.summary}`, one] as const))(
  "%s sent several times at once returns a proper response each time",
  async (_name, endpoint) => {
    const world = await newWorld();
    const input = await prepareWrite(world, endpoint);
    const outcomes = await raceOf(4, () => send(world, endpoint, input));
    expect(tally(outcomes)[200]).toBeGreaterThan(0);
    expectAnswers(outcomes, 200, 400, 404, 409);
  },
);
