import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { endpoints } from "#contract/index.ts";
import { locationsApi } from "#contract/locations.ts";
import { pagesApi } from "#contract/pages.ts";
import { algorithmChainApi, deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import { type Field, type Fields, internalNames } from "#contract/records/field.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { accessTo, isPublic, nameOf } from "./testing/access-table.ts";
import { startTestApp } from "./testing/harness.ts";

const t = await startTestApp();

/** Part of every text that is not public. */
const SECRET = "SECRET";
/** Coordinates that must not leak; no shorter form of them may appear either. */
const LAT = 11.567891;
const LNG = 104.923456;
const TELLS_PLACE = /567891|5679|923456|9235/;
const EXACT = { lat: LAT, lng: LNG };

async function secretLabel(customer_id: string) {
  const { id } = await t.make.label(customer_id, `${SECRET} label ${randomUUID()}`);
  await t.database.system.updateTable("labels").set({ is_public: false }).where("id", "=", id).execute();
  return id;
}

const memo = {
  id: "m",
  type: "internal_memo",
  title: `${SECRET} memo`,
  url: `https://x.example/${SECRET}`,
  citation: null,
} as const;
const chainWith = (category_id: string, element_id: string) => ({
  ...EMPTY_CHAIN,
  sources: [memo],
  placements: [
    {
      id: "p",
      category_id,
      element_id,
      context_value: null,
      identifiability: null,
      organization_id: null,
      subchain_instance_id: null,
      variables: {},
      actions: [],
      sources: [memo],
      disclosure: "disclosed" as const,
      internal_note: `${SECRET} note`,
    },
  ],
});

const photo = { sign_photo_key: `${SECRET}.webp`, sign_photo_alt: { en: `${SECRET} photo` }, short_code: "secret" };
const area = {
  type: "LineString",
  coordinates: [
    [LNG, LAT],
    [LNG + 0.001, LAT],
  ],
};
const hidden = { address: `${SECRET} 1`, name: { en: `${SECRET} pole` }, ...EXACT, ...photo, direction_deg: 77 };

/** A conspicuous value for every internal field, so that a new one is tested too. */
function secretOf({ kind, max = 0, options = [] }: Field, name: string) {
  if (kind === "day") return "2031-07-07";
  if (kind === "whole") return Math.min(max, 771_177);
  return kind === "choice" ? options.at(-1) : `${SECRET} ${name}`;
}
const secretsOf = (record: Fields) =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => internalNames(record).includes(name))
      .map(([name, field]) => [name, secretOf(field, name)]),
  );

type Staff = Awaited<ReturnType<typeof t.as>>;

async function secretDevice(call: Staff) {
  const { customer_id } = call;
  const status = await t.make.status(customer_id, `${SECRET} status`, { is_public: false });
  const { id } = await t.make.device(customer_id, { ...secretsOf(DEVICE), status_id: status.id });
  const label_id = await secretLabel(customer_id);
  await t.database.system.insertInto("device_labels").values({ customer_id, device_id: id, label_id }).execute();
  await t.make.location(customer_id, id, { ...hidden, precision: "hidden", geometry: JSON.stringify(area) });
  await t.make.location(customer_id, id, { ...hidden, is_public: false });
  await t.make.location(customer_id, id, { ...EXACT, ...photo, precision: "area", address: `${SECRET} 2` });
  await t.make.location(customer_id, id, {
    ...EXACT,
    ...photo,
    precision: "street",
    address: "12 Harbour Walk, 9911 AB",
  });
  const content = chainWith("purpose", "planning");
  await call(deviceChainApi.save, { params: { id }, body: { datachain: { content, lock_version: 0 } } });
  return id;
}

const answer = (value: unknown, more: object = {}) => ({
  state: "answered" as const,
  visibility: "public" as const,
  source: "city" as const,
  value: value as string,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
  ...more,
});

async function secretAlgorithm(call: Staff) {
  const { customer_id } = call;
  const { id } = await t.make.algorithm(customer_id, secretsOf(ALGORITHM));
  const label_id = await secretLabel(customer_id);
  await t.database.system.insertInto("algorithm_labels").values({ customer_id, algorithm_id: id, label_id }).execute();
  const answers = {
    purpose: answer({ en: "To plan the harbour." }),
    code_url: answer(`https://${SECRET}.example`, { visibility: "internal" }),
    contract_reference: answer(`${SECRET} contract`, { visibility: "internal" }),
    data_summary: answer(
      { en: `${SECRET} data` },
      {
        state: "not_disclosed",
        reason: { en: "For security." },
        withheld_ground: "security",
        evidence: [{ id: "e", title: `${SECRET} paper`, url: "https://x.example" }],
      },
    ),
  };
  await call(factsheetsApi.save, { params: { id }, body: { factsheet: { answers, lock_version: 0 } } });
  const content = chainWith("purpose", "planning");
  await call(algorithmChainApi.save, { params: { id }, body: { datachain: { content, lock_version: 0 } } });
  return id;
}

/** A device's page, so that everything it shows is at stake; with an unannounced schedule. */
async function secretPage(call: Staff, subject_id: string) {
  const { page } = await call(pagesApi.create, { body: { page: { type: "device_page", subject_id } } });
  await t.database.system
    .insertInto("page_schedules")
    .values({
      id: crypto.randomUUID(),
      customer_id: call.customer_id,
      page_id: page.id,
      action: "withdraw",
      at: "2031-07-07T00:00:00Z",
      note: `${SECRET} schedule`,
    })
    .execute();
  return page.id;
}

const PERMISSIONS = ["view", "suggest"] as const;
type Permission = (typeof PERMISSIONS)[number];

async function world() {
  const call = await t.as({ role: "manager" });
  await t.database.system
    .updateTable("users")
    .set({ name: `${SECRET} person` })
    .where("id", "=", call.user_id)
    .execute();
  const [device, algorithm] = [await secretDevice(call), await secretAlgorithm(call)];
  const page = await secretPage(call, device);
  const linkTo = async (redirect_to: string, permission: Permission) =>
    (await t.make.shareLink({ customer_id: call.customer_id, redirect_to, permission })).token;
  const linksTo = async (redirect_to: string) => ({
    view: await linkTo(redirect_to, "view"),
    suggest: await linkTo(redirect_to, "suggest"),
  });
  return {
    call,
    device: { id: device, tokens: await linksTo(`/inventory/devices/${device}`) },
    page: { id: page, tokens: await linksTo(`/guide-app/pages/devices/${page}`) },
    algorithm: { id: algorithm, tokens: await linksTo(`/inventory/algorithms/${algorithm}`) },
  };
}

const { call: staff, device, algorithm, page } = await world();
const shared = endpoints.filter((e) => accessTo(e).share && e.method === "GET");
const ask = (e: Endpoint, token: string, id: string) =>
  t.app.inject({
    method: e.method,
    url: e.path.replace("{taxonomy_id}", "device@1").replace(/\{\w+\}/, id),
    headers: { authorization: `Bearer ${token}` },
  });

test("staff see everything that is hidden from the public, so the next test looks for existing data", async () => {
  const paths = [devicesApi.get, locationsApi.list, deviceChainApi.get];
  const texts = await Promise.all(paths.map(async (e) => (await ask(e, staff.token, device.id)).body));
  for (const text of texts) expect(text).toContain(SECRET);
  expect(texts[1]).toContain(String(LAT));
  expect((await ask(pagesApi.read, staff.token, page.id)).body).toContain(SECRET);
  for (const e of [factsheetsApi.get, algorithmChainApi.get])
    expect((await ask(e, staff.token, algorithm.id)).body).toContain(SECRET);
});

const subjectsOf = (e: Endpoint) => {
  const { share } = accessTo(e);
  if (typeof share === "object") return [{ algorithm, device, page }[share.subject]];
  return [device, algorithm, page];
};
const walks = shared.flatMap((e) =>
  PERMISSIONS.flatMap((permission) =>
    subjectsOf(e).map((subject) => [`${e.method} ${e.path}`, permission, e, subject] as const),
  ),
);

test.each(walks)(
  "R6.3 %s returns nothing hidden from the public to a session that may %s",
  async (_name, permission, e, { id, tokens }) => {
    const reply = await ask(e, tokens[permission], id);
    expect(reply.statusCode).toBe(accessTo(e).share === "suggest" && permission === "view" ? 403 : 200);
    expect(reply.body).not.toContain(SECRET);
    expect(reply.body).not.toMatch(TELLS_PLACE);
    expect(reply.body).not.toMatch(/2031-07-07|771177|9911|"direction_deg":77|"short_code":"/);
  },
);

test("R6.3 a share session only reads, and suggests if permitted: it cannot overwrite data it was not shown", () => {
  const writes = endpoints.filter((e) => accessTo(e).share && e.method !== "GET");
  expect(writes.map((e) => [nameOf(e), accessTo(e).share])).toEqual([
    ["session.logout", "any"],
    ["suggestions.suggest", "suggest"],
  ]);
});

/** Every other endpoint, called for the link's own subject: its id alone opens nothing else. */
const closed = endpoints.filter((e) => !accessTo(e).share && !isPublic(e));
test.each(PERMISSIONS)("R6.3 every other endpoint refuses a session that may %s", async (permission) => {
  for (const { id, tokens } of [device, algorithm, page])
    for (const e of closed) {
      const reply = await ask(e, tokens[permission], id);
      expect([e.method, e.path, reply.statusCode]).toEqual([e.method, e.path, 403]);
    }
});

test("R6.3 a share session sees a place with its public precision, and no hidden place", async () => {
  const guest = t.clientFor(device.tokens.view);
  const { locations, meta } = await guest(locationsApi.list, { params: { device_id: device.id }, query: {} });
  expect(meta.total_count).toBe(3);
  const of = (precision: string) => locations.find((one) => one.precision === precision);
  expect(of("hidden")).toMatchObject({ lat: null, lng: null, address: null, name: null, geometry: null });
  expect(of("area")).toMatchObject({ lat: 11.57, lng: 104.92, address: null });
  expect(of("street")).toMatchObject({ lat: 11.568, lng: 104.923, address: "Harbour Walk, AB" });
  const { device: shown } = await guest(devicesApi.get, { params: { id: device.id }, query: {} });
  expect(shown).toMatchObject({ location_count: 3, status: null, labels: [], page: null });
});

test("R6.3 every internal field of a record is null for a share session, and set for staff", async () => {
  const nulls = (record: Fields) => Object.fromEntries(internalNames(record).map((name) => [name, null]));
  const deviceOf = (token: string) => t.clientFor(token)(devicesApi.get, { params: { id: device.id }, query: {} });
  const algorithmOf = (token: string) =>
    t.clientFor(token)(algorithmsApi.get, { params: { id: algorithm.id }, query: {} });
  expect(await deviceOf(device.tokens.view)).toMatchObject({ device: nulls(DEVICE) });
  expect(await algorithmOf(algorithm.tokens.view)).toMatchObject({ algorithm: nulls(ALGORITHM) });
  expect(await deviceOf(staff.token)).toMatchObject({ device: secretsOf(DEVICE) });
  expect(await algorithmOf(staff.token)).toMatchObject({ algorithm: secretsOf(ALGORITHM) });
});

test("R6.3 a share session's factsheet is calculated from public answers only", async () => {
  const guest = t.clientFor(algorithm.tokens.view);
  const { factsheet } = await guest(factsheetsApi.get, { params: { id: algorithm.id } });
  expect(Object.keys(factsheet.answers).toSorted()).toEqual(["data_summary", "purpose"]);
  expect(factsheet.answers["data_summary"]).toMatchObject({
    value: null,
    evidence: [],
    reason: { en: "For security." },
  });
  const asked = factsheet.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(asked).toContain("purpose");
  for (const id of ["code_url", "contract_reference", "incidents"]) expect(asked).not.toContain(id);
});
