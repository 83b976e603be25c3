import pg from "pg";
import { expect, test, vi } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { SITE_TEXT_NAMES, sitesApi } from "#contract/sites.ts";
import { createTestDatabase } from "#server/testing/database.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { seedDemo } from "./seed.ts";

const t = await startTestApp();
const queries = vi.spyOn(pg.Client.prototype, "query");
await seedDemo(t.database, { storage: t.services.storage });
const statements = queries.mock.calls.length;
queries.mockRestore();

async function clientOf(email: string) {
  const { id } = await t.database.system
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return t.clientFor(await t.make.token({ user_id: id }));
}

const responsesOf = (database: typeof t.database) =>
  database.system.selectFrom("feedback_responses").select(["id", "comment", "locale"]).orderBy("id").execute();

// Few statements are what makes it fast; how many seconds they take is the machine's affair.
test("the demo is made with a few statements, however many rows it has, but for the pages it publishes one by one", async () => {
  const { published } = await t.database.system
    .selectFrom("publications")
    .select(({ fn }) => fn.countAll<number>().as("published"))
    .executeTakeFirstOrThrow();
  expect(statements).toBeGreaterThan(10);
  expect(statements).toBeLessThan(60 + 22 * published);
});

test("both sign-ins are there with the roles the welcome promises", async () => {
  const people = await t.database.system
    .selectFrom("users as u")
    .innerJoin("memberships as m", "m.user_id", "u.id")
    .innerJoin("customers as c", "c.id", "m.customer_id")
    .select(["u.email", "u.admin", "c.slug", "m.role"])
    .orderBy("u.email")
    .orderBy("c.slug", "desc")
    .execute();
  expect(people).toEqual([
    { email: "admin@seaview.example", admin: true, slug: "seaview", role: "manager" },
    { email: "admin@seaview.example", admin: true, slug: "harbourton", role: "manager" },
    { email: "staff@seaview.example", admin: false, slug: "seaview", role: "editor" },
  ]);
  const { hash } = await t.database.system
    .selectFrom("users")
    .select("password_hash as hash")
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(hash).toMatch(/^\$argon2id\$/);
});

test("Seaview has its devices, pages, labels and a site in six languages", async () => {
  const call = await clientOf("staff@seaview.example");
  const { devices, meta } = await call(devicesApi.list, { query: { per_page: 1000 } });
  expect(meta.total_count).toBe(14);
  expect(devices.filter((device) => device.status === null)).toHaveLength(1);
  expect(new Set(devices.map((device) => device.status?.name)).size).toBe(7);
  const pages = await call(pagesApi.search, { query: { locale: "km", per_page: 1000 } });
  expect(pages.meta).toEqual({
    total_count: 22,
    device_pages_count: 14,
    algorithm_pages_count: 5,
    collection_pages_count: 3,
    published_pages_count: 16,
    draft_pages_count: 6,
  });
  expect(new Set(pages.items.map((item) => item.status))).toEqual(new Set(["draft", "published"]));
  expect((await call(labelsApi.list, { query: {} })).labels.every((label) => label.usage_count > 0)).toBe(true);
  for (const locale of ["en", "es", "fr", "pt", "tl", "km"]) {
    const { site } = await call(sitesApi.current, { query: { locale } });
    const missing = SITE_TEXT_NAMES.filter((field) => site[field] === null);
    expect(missing.filter((field) => field !== "announcement")).toEqual([]);
  }
});

test("600 responses in six languages are spread over 90 days, a few of them like formulas", async () => {
  const responses = await t.database.system.selectFrom("feedback_responses").selectAll().execute();
  expect(responses).toHaveLength(600);
  expect(new Set(responses.map((response) => response.locale)).size).toBe(6);
  const ages = responses.map((response) => (Date.now() - Date.parse(response.submitted_at)) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ages)).toBeLessThan(91);
  const call = await clientOf("staff@seaview.example");
  const csv = await (await call(feedbackApi.customerCsv, {})).text();
  expect(csv.match(/,"?'[=+\-@]/g)).toHaveLength(4);
});

test("there is a second customer to switch to", async () => {
  const { id } = await t.database.system
    .selectFrom("customers")
    .select("id")
    .where("slug", "=", "harbourton")
    .executeTakeFirstOrThrow();
  const call = await t.as({ customer_id: id });
  expect((await call(devicesApi.list, { query: {} })).meta.total_count).toBe(3);
  expect((await call(pagesApi.search, { query: {} })).meta.total_count).toBe(2);
  expect((await call(labelsApi.list, { query: {} })).meta.total_count).toBe(2);
  expect(await call(sitesApi.locales, {})).toEqual({ locales: ["en", "es"], default_locale: "en" });
});

test("it is the same on every machine, and made once however many start together", async () => {
  const other = await createTestDatabase();
  try {
    const made = await Promise.all([seedDemo(other.database), seedDemo(other.database)]);
    expect(made.toSorted()).toEqual([false, true]);
    expect(await seedDemo(other.database)).toBe(false);
    expect(await responsesOf(other.database)).toEqual(await responsesOf(t.database));
  } finally {
    await other.drop();
  }
});

test("where a customer exists already, nothing is added", async () => {
  const other = await createTestDatabase();
  try {
    await other.database.system
      .insertInto("customers")
      .values({ id: crypto.randomUUID(), name: "Real City", slug: "real" })
      .execute();
    expect(await seedDemo(other.database)).toBe(false);
    expect(await responsesOf(other.database)).toEqual([]);
  } finally {
    await other.drop();
  }
});

test("its devices stand somewhere and tell what they do, here and there with something left to do", async () => {
  const call = await clientOf("staff@seaview.example");
  const { devices } = await call(devicesApi.list, { query: { per_page: 1000 } });
  expect(devices.reduce((sum, { location_count }) => sum + location_count, 0)).toBeGreaterThanOrEqual(36);
  const camera = devices.find(({ reference }) => reference === "TRA-0031");
  expect(camera).toMatchObject({
    identifiability: "identifiable",
    accountable: { name: "Seaview Transport Department" },
  });
  const { datachain } = await call(deviceChainApi.get, { params: { id: camera?.id ?? "" } });
  expect(datachain.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(devices.some(({ chain }) => chain?.states.includes("undisclosed"))).toBe(true);
  expect(devices.some(({ chain }) => chain?.states.includes("empty"))).toBe(true);
});

test("its algorithms have factsheets begun, and its organizations are used", async () => {
  const call = await clientOf("staff@seaview.example");
  const { algorithms } = await call(algorithmsApi.list, { query: {} });
  expect(algorithms.length).toBeGreaterThanOrEqual(5);
  for (const { id, completeness } of algorithms) {
    const { factsheet } = await call(factsheetsApi.get, { params: { id } });
    expect(factsheet.completeness).toBe(completeness);
  }
  const { organizations } = await call(organizationsApi.list, { query: {} });
  expect(organizations.find(({ name }) => name === "City of Seaview")?.use_count).toBeGreaterThan(5);
});

test("every page of Seaview says something in English and Spanish, and together they show what pages can be", async () => {
  const call = await clientOf("staff@seaview.example");
  const { items } = await call(pagesApi.search, { query: { per_page: 100 } });
  const pages = await Promise.all(items.map(async ({ id }) => (await call(pagesApi.read, { params: { id } })).page));
  for (const { title, content } of pages) {
    const said = [content.headline["en"], content.subtitle["en"], content.body["en"], content.body["es"]];
    // The one that nobody has described yet.
    const isBare = title === "Wi-Fi footfall counter, Market Hall";
    expect([title, said.filter(Boolean).length]).toEqual([title, isBare ? 3 : 4]);
    expect(PageContent.parse(content)).toEqual(content);
  }
  const inAllLanguages = pages.filter(({ content }) => Object.keys(content.body).length === 6);
  expect(inAllLanguages.length).toBeGreaterThanOrEqual(3);
  expect(new Set(pages.map(({ state }) => state))).toEqual(new Set(["draft", "published", "changed", "withdrawn"]));
  expect(new Set(pages.flatMap(({ content }) => content.collection?.rule ?? []))).toEqual(
    new Set(["manual", "label", "type"]),
  );
  expect(pages.filter(({ content }) => content.questions.length).length).toBeGreaterThanOrEqual(4);
  expect(pages.reduce((sum, { relationship_count }) => sum + relationship_count, 0)).toBe(12);
  const { page: home } = await call(pagesApi.home, {});
  expect(home.content.home?.featured).toHaveLength(4);
  expect(home.content.home?.announcement["es"]).toBeTruthy();
  expect(home.content.questions.length).toBeGreaterThan(1);
});

test("its pictures are there, and devices and their pages show the same", async () => {
  const call = await clientOf("staff@seaview.example");
  const { items } = await call(pagesApi.search, { query: { has_image: "true" } });
  expect(items).toHaveLength(10);
  for (const { id } of items) {
    const { page } = await call(pagesApi.read, { params: { id } });
    const key = page.content.image?.key ?? "";
    expect((await t.app.inject(`/media/${key}`)).statusCode).toBe(200);
    const { device } = await call(devicesApi.get, { params: { id: page.subject?.id ?? "" }, query: {} });
    expect(device.photo_key).toBe(key);
  }
});

test("the signs of Seaview have 25 codes, of every state, and their scans add up", async () => {
  const call = await clientOf("staff@seaview.example");
  const { short_codes, meta } = await call(shortCodesApi.list, { query: { per_page: 100 } });
  expect(meta.counts).toMatchObject({ all: 25, blank: 3, retired: 1, expired: 1, dead: 1, orphans: 3 });
  expect(short_codes.filter(({ target_type }) => target_type === "location").every(({ place }) => place)).toBe(true);
  const [busiest] = short_codes.toSorted((a, b) => b.scan_count - a.scan_count);
  const { scans, history } = await call(shortCodesApi.show, { params: { id: busiest?.id ?? "" } });
  expect(scans.total).toBeGreaterThan(scans.total_before);
  expect(history[0]?.scan_count).toBe(busiest?.scan_count);
});
