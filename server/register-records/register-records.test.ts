import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { auditLogApi } from "#contract/audit-log.ts";
import { publicationsApi } from "#contract/publications.ts";
import { registerConnectionsApi, registerRecordsApi } from "#contract/register-connections.ts";
import { openRegister } from "#server/register-connections/open-register.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { raceOf } from "#server/testing/race.ts";
import { startRegister } from "#server/testing/register-server.ts";
import { registerWorld } from "#server/testing/register-world.ts";
import { sendRecords } from "./send-records.ts";

const register = await startRegister();
const t = await startTestApp({ OUTBOUND_HOSTS: register.host });
afterAll(register.stop);
beforeEach(async () => {
  register.reset();
  // nothing waits, and no turns are taken
  await t.database.system.deleteFrom("register_records").execute();
  await t.database.system.deleteFrom("rate_limits").execute();
});

const run = () => sendRecords(t.services);
const makeDue = () =>
  t.database.system
    .updateTable("register_records")
    .set({ next_at: sql`now()` })
    .execute();

type Input = Parameters<typeof registerWorld>[2];

async function connected(input: Input = {}, more: object = {}) {
  const call = await t.as({ role: "manager" });
  const world = await registerWorld(t, call, input);
  const params = { id: world.algorithm_id };
  await call(registerConnectionsApi.save, { body: { register_connection: { ...register.connection, ...more } } });
  const read = async () => (await call(registerRecordsApi.get, { params })).register_record;
  const act = async (action: "send" | "release" | "withdraw") => {
    await call(registerRecordsApi[action], { params });
    await run();
    return read();
  };
  const rename = (name: string) =>
    t.database.system.updateTable("algorithms").set({ name }).where("id", "=", params.id).execute();
  const actions = async () =>
    (await call(auditLogApi.list, { query: { per_page: 100 } })).entries
      .map(({ action }) => action)
      .filter((action) => action.startsWith("register_record"))
      .toReversed();
  return { ...world, call, params, read, act, rename, actions };
}

const methods = () => register.asked.map(({ method, path }) => `${method} ${path.split("/").slice(3).join("/")}`);

test("sends what the page shows, then a new version, and knows when both are in step", async () => {
  const { read, act, rename, publish, deployer, actions } = await connected();
  expect(await read()).toMatchObject({ state: "not_sent", is_connected: true, is_on: true, is_published: true });
  expect(await act("send")).toMatchObject({ state: "in_step", stage: "draft", lars: "10000000", pending: null });
  expect(register.latest("10000000").content).toMatchObject({
    name: "Permit triage",
    organization: deployer.name,
    description_short: "Sorteert aanvragen.",
    source_id: "ALG-1",
    lang: "nld",
    goal: "<p>Sneller antwoord</p>",
  });
  // staff only
  expect(JSON.stringify(register.entries)).not.toContain("Geheime drempel");
  await rename("Permit sorter");
  expect(await read()).toMatchObject({ state: "in_step" });
  await publish();
  expect(await read()).toMatchObject({ state: "changed", stage: "draft" });
  expect(register.entries[0]?.versions).toHaveLength(1);
  expect(await act("send")).toMatchObject({ state: "in_step", lars: "10000000" });
  expect(register.latest("10000000").content).toMatchObject({ name: "Permit sorter" });
  expect(register.entries).toHaveLength(1);
  expect(methods()).toEqual(["GET algorithms", "POST algorithms", `PUT algorithms/10000000`]);
  const sent = ["register_record.requested", "register_record.sent"];
  expect(await actions()).toEqual([...sent, ...sent]);
});

test("releases a draft, and withdraws what is public", async () => {
  const { act, read, call, params } = await connected();
  const early = { status: 409, body: { code: "register_not_sent" } };
  await expect(call(registerRecordsApi.release, { params })).rejects.toMatchObject(early);
  await expect(call(registerRecordsApi.withdraw, { params })).rejects.toMatchObject(early);
  await act("send");
  expect(await act("release")).toMatchObject({ state: "in_step", stage: "released" });
  expect(register.latest("10000000").state).toBe("STATE_2");
  await expect(call(registerRecordsApi.release, { params })).rejects.toMatchObject(early);
  register.publish("10000000");
  expect(await act("withdraw")).toMatchObject({ state: "withdrawn", stage: "withdrawn", lars: "10000000" });
  expect(register.latest("10000000").state).toBe("STATE_1");
  await expect(call(registerRecordsApi.withdraw, { params })).rejects.toMatchObject(early);
  expect(await act("send")).toMatchObject({ state: "in_step", stage: "draft" });
  expect(await read()).toMatchObject({ lars: "10000000" });
});

test("learns within hours what the register's editors published", async () => {
  const { act, read, call } = await connected();
  await act("send");
  await act("release");
  register.publish("10000000");
  const look = async () => {
    await t.database.system
      .updateTable("register_connections")
      .set({ looked_at: sql`now() - interval '7 hours'` })
      .where("customer_id", "=", call.customer_id)
      .execute();
    await run();
    return read();
  };
  await run();
  expect(await read()).toMatchObject({ stage: "released" });
  register.troubled({ status: 503, body: {} });
  expect(await look()).toMatchObject({ stage: "released", problem: null });
  expect(await look()).toMatchObject({ stage: "published", state: "in_step" });
  register.asked.length = 0;
  await run();
  expect(register.asked).toEqual([]);
});

test("a lost answer never makes a twin, and a release is not refused for having worked", async () => {
  const { act, read } = await connected({ reference: null });
  register.troubled({ status: 200, body: [] }, "lost");
  expect(await act("send")).toMatchObject({
    state: "sending",
    pending: "send",
    failed: "send",
    problem: "connection_failed",
    attempts: 1,
    next_at: expect.any(String),
  });
  await run();
  expect(register.asked).toHaveLength(2);
  await makeDue();
  await run();
  expect(await read()).toMatchObject({ state: "in_step", lars: "10000000", stage: "draft", problem: null });
  expect(register.entries).toHaveLength(1);
  register.troubled("lost");
  await act("release");
  await makeDue();
  await run();
  expect(await read()).toMatchObject({ state: "in_step", stage: "released" });
});

test("finds an entry by its source id, but never one of another algorithm or one of several", async () => {
  const { act, call, rename, publish } = await connected();
  await act("send");
  // the same reference at another organization
  const twin = await registerWorld(t, call, { name: "Second" });
  await call(registerRecordsApi.send, { params: { id: twin.algorithm_id } });
  await run();
  expect(register.entries.map(({ versions }) => versions.at(-1)?.content["source_id"])).toEqual([
    "ALG-1",
    twin.algorithm_id,
  ]);
  // connecting anew forgets the codes
  await call(registerConnectionsApi.disconnect, {});
  await call(registerConnectionsApi.save, { body: { register_connection: register.connection } });
  await t.database.system
    .updateTable("algorithms")
    .set({ reference: "ALG-2" })
    .where("id", "=", twin.algorithm_id)
    .execute();
  await rename("Permit sorter");
  await publish();
  expect(await act("send")).toMatchObject({ lars: "10000000", state: "in_step" });
  expect(register.entries).toHaveLength(2);
  // two by hand
  const other = await connected({ reference: "TWICE" });
  for (const lars of ["1", "2"])
    register.entries.push({ lars, versions: [{ content: { source_id: "TWICE" }, state: "STATE_1" }] });
  expect(await other.act("send")).toMatchObject({ state: "refused", problem: "several_found", answer: "1, 2" });
});

test("an entry that was removed in the register is made again", async () => {
  const { act, rename, publish } = await connected();
  await act("send");
  register.entries.length = 0;
  await rename("Permit sorter");
  await publish();
  expect(await act("send")).toMatchObject({ state: "in_step", stage: "draft" });
  expect(register.entries).toHaveLength(1);
});

test("names the fields that the register refuses, where they are filled in", async () => {
  const { act, actions } = await connected();
  const detail = [
    { loc: ["body", "goal"], msg: "ensure this value has at most 2500 characters" },
    { loc: ["body", "lawful_basis_grouping", 0, "link"], msg: "invalid\u0000 link" },
    { loc: ["body", "colour"], msg: "<script>alert(1)</script>" },
    "nonsense",
  ];
  register.troubled({ status: 200, body: [] }, { status: 422, body: { detail } });
  const refused = await act("send");
  expect(refused).toMatchObject({ state: "refused", failed: "send", problem: "fields_refused", pending: null });
  expect(refused.reasons).toEqual([
    { field: "goal", message: "ensure this value has at most 2500 characters", place: "purpose" },
    { field: "lawful_basis_grouping", message: "invalid link", place: "legal_refs" },
    { field: "colour", message: "<script>alert(1)</script>", place: null },
  ]);
  expect(await actions()).toEqual(["register_record.requested", "register_record.refused"]);
  expect(await act("send")).toMatchObject({ state: "in_step", problem: null, reasons: [] });
});

test("refuses at once what will not pass, and waits for people", async () => {
  const { act } = await connected({}, { secret: "wrong" });
  expect(await act("send")).toMatchObject({
    state: "refused",
    pending: null,
    problem: "login_refused",
    answer: "invalid_grant",
  });
  await makeDue();
  await run();
  expect(register.asked).toEqual([]);
});

const opened = (more: object = {}) => openRegister(t.services, { ...register.connection, ...more, lock_version: 0 });

test.each([
  [
    "an unknown organization",
    { organization: "gm0002" },
    [],
    { problem: "forbidden", answer: "REQUIRED_ORGANISATION_MISSING" },
  ],
  [
    "a wrong address",
    { api_address: `http://${register.host}/api` },
    [],
    { problem: "not_found", answer: "Not Found" },
  ],
  [
    "a wrong sign-in address",
    { token_address: `http://${register.host}/api` },
    [],
    { problem: "answer_invalid", answer: "Not Found" },
  ],
  ["a token that is not accepted", {}, [{ status: 401, body: {} }], { problem: "token_refused", answer: "HTTP 401" }],
  [
    "an answer that is no list",
    {},
    [{ status: 200, body: "<html>" }],
    { problem: "answer_invalid", answer: "HTTP 200" },
  ],
  [
    "a code that leads elsewhere",
    {},
    [{ status: 200, body: [{ lars: "../../x" }] }],
    { problem: "answer_invalid", answer: "HTTP 200" },
  ],
  ["a redirect", {}, [{ status: 307, body: {} }], { problem: "answer_invalid", answer: "HTTP 307" }],
])("knows %s", async (_what, more, troubles, expected) => {
  register.troubled(...troubles);
  await expect(opened(more).list()).rejects.toMatchObject({ ...expected, isPassing: false });
});

test("knows what may pass", async () => {
  register.troubled({ status: 429, body: {} }, { status: 502, body: "<html>" }, "lost");
  const before = register.tokens.size;
  const { list } = opened();
  for (const problem of ["too_many_requests", "register_failed", "connection_failed"])
    await expect(list()).rejects.toMatchObject({ problem, isPassing: true });
  expect(register.tokens.size).toBe(before + 1);
});

test("tries again later, and gives up in the end", async () => {
  const { act, read, actions } = await connected();
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    register.troubled({ status: 503, body: {} });
    if (attempt === 1) await act("send");
    else {
      await makeDue();
      await run();
    }
    const waiting = attempt < 6 ? { state: "sending", pending: "send" } : { state: "refused", pending: null };
    expect(await read()).toMatchObject({ ...waiting, problem: "register_failed", attempts: attempt });
  }
  expect(await actions()).toEqual(["register_record.requested", "register_record.refused"]);
});

test("a register that does not answer is given up on", async () => {
  register.troubled("silent");
  const open = openRegister(t.services, { ...register.connection, lock_version: 0 }, 100);
  await expect(open.list()).rejects.toMatchObject({ problem: "timed_out" });
});

test("keeps below the register's limit, without counting that as a failure", async () => {
  const { call, params, read } = await connected();
  await call(registerRecordsApi.send, { params });
  const open = opened();
  for (let turn = 0; turn < 11; turn += 1) await open.list();
  await run();
  expect(register.asked).toHaveLength(12);
  expect(await read()).toMatchObject({ state: "sending", problem: null, attempts: 0 });
  await run();
  expect(register.asked).toHaveLength(12);
  await t.database.system.deleteFrom("rate_limits").execute();
  await makeDue();
  await run();
  expect(await read()).toMatchObject({ state: "in_step" });
});

test("sends only published pages that have what the register requires", async () => {
  const { call, params, page_id, publish, read } = await connected();
  await t.database.system.updateTable("algorithms").set({ contact_email: null }).where("id", "=", params.id).execute();
  await publish();
  await expect(call(registerRecordsApi.send, { params })).rejects.toMatchObject({
    status: 409,
    body: {
      code: "register_not_ready",
      current: { missing: [{ field: "contact_email", place: "algorithm.contact_email" }] },
    },
  });
  expect(await read()).toMatchObject({ state: "not_sent", missing: [{ field: "contact_email" }] });
  await call(publicationsApi.withdraw, { params: { id: page_id }, body: { reason: "Old" } });
  const closed = { status: 409, body: { code: "page_not_public" } };
  await expect(call(registerRecordsApi.send, { params })).rejects.toMatchObject(closed);
  expect(register.asked).toEqual([]);
});

test("a page withdrawn while its request waits is not sent", async () => {
  const { call, params, page_id, read } = await connected();
  await call(registerRecordsApi.send, { params });
  await call(publicationsApi.withdraw, { params: { id: page_id }, body: { reason: "Old" } });
  await run();
  expect(await read()).toMatchObject({ state: "refused", problem: "not_published" });
  expect(register.asked).toEqual([]);
});

test("a connection that is off or gone sends nothing", async () => {
  const { call, params, read } = await connected();
  await call(registerRecordsApi.send, { params });
  const off = { ...register.connection, is_on: false, lock_version: 0 };
  await call(registerConnectionsApi.save, { body: { register_connection: off } });
  await run();
  expect(await read()).toMatchObject({ state: "sending", is_on: false });
  const closed = { status: 409, body: { code: "register_off" } };
  await expect(call(registerRecordsApi.withdraw, { params })).rejects.toMatchObject(closed);
  await call(registerConnectionsApi.disconnect, {});
  await run();
  expect(await read()).toMatchObject({ state: "not_sent", is_connected: false });
  expect(register.asked).toEqual([]);
});

test("sends again after a publication only where the workspace wants that, and only what changed", async () => {
  const { act, publish, rename, read } = await connected();
  await act("send");
  await rename("Second");
  await publish();
  await run();
  expect(await read()).toMatchObject({ state: "changed" });
  const always = await connected({ reference: "ALG-9" }, { sends_again: true });
  await always.publish();
  await run();
  expect(await always.read()).toMatchObject({ state: "not_sent" });
  await always.act("send");
  const before = register.asked.length;
  await always.publish();
  await run();
  expect(register.asked).toHaveLength(before);
  await always.rename("Third");
  await always.publish();
  await run();
  expect(await always.read()).toMatchObject({ state: "in_step", stage: "draft" });
  expect(register.asked).toHaveLength(before + 1);
  // once withdrawn, only people send it
  await always.act("withdraw");
  await always.rename("Fourth");
  await always.publish();
  await run();
  expect(await always.read()).toMatchObject({ state: "withdrawn" });
});

test("an automatic version that is refused is not tried over and over", async () => {
  const { act, publish, rename, read } = await connected({}, { sends_again: true });
  await act("send");
  await rename("Second");
  await publish();
  register.troubled({ status: 422, body: { detail: [] } });
  await run();
  expect(await read()).toMatchObject({ state: "refused", problem: "fields_refused", lars: "10000000" });
  const before = register.asked.length;
  await run();
  expect(register.asked).toHaveLength(before);
});

test("says why the account may not release", async () => {
  const { act } = await connected();
  await act("send");
  register.state.mayRelease = false;
  expect(await act("release")).toMatchObject({
    state: "refused",
    failed: "release",
    problem: "forbidden",
    answer: "REQUIRED_STATE_CHANGE_PERMISSION_MISSING",
    stage: "draft",
  });
});

test("many clicks and several processes send once", async () => {
  const { call, params } = await connected();
  await raceOf(8, () => call(registerRecordsApi.send, { params }));
  await Promise.all([run(), run(), run()]);
  expect(register.entries).toHaveLength(1);
  expect(methods()).toEqual(["GET algorithms", "POST algorithms"]);
});

test("another request waits for the answer to the first", async () => {
  const { act, call, params } = await connected();
  await act("send");
  await call(registerRecordsApi.release, { params });
  const busy = { status: 409, body: { code: "register_busy" } };
  await expect(call(registerRecordsApi.withdraw, { params })).rejects.toMatchObject(busy);
});

test("is closed to other customers, viewers, and tokens that would write", async () => {
  const { call, params } = await connected();
  const stranger = await t.as({ role: "manager" });
  await expect(stranger(registerRecordsApi.get, { params })).rejects.toMatchObject({ status: 404 });
  await expect(stranger(registerRecordsApi.send, { params })).rejects.toMatchObject({ status: 404 });
  const viewer = await t.as({ role: "viewer", customer_id: call.customer_id });
  await expect(viewer(registerRecordsApi.send, { params })).rejects.toMatchObject({ status: 403 });
  expect((await viewer(registerRecordsApi.get, { params })).register_record.state).toBe("not_sent");
  const { secret } = await t.make.apiToken(call.customer_id, { scopes: JSON.stringify({ algorithms: "write" }) });
  const program = t.clientFor(secret);
  expect((await program(registerRecordsApi.get, { params })).register_record.state).toBe("not_sent");
  await expect(program(registerRecordsApi.send, { params })).rejects.toMatchObject({ status: 403 });
  await call(algorithmsApi.remove, { params });
  await expect(call(registerRecordsApi.get, { params })).rejects.toMatchObject({ status: 404 });
});
