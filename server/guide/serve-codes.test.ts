import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { withCheckCharacter } from "#contract/code-characters.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { orphanScansApi } from "#contract/orphan-scans.ts";
import { sitesApi } from "#contract/sites.ts";
import { createApp } from "#server/app.ts";
import { hashSource } from "./lift-styles.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const HOST = "go.localhost:3000";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
type App = typeof t.app;
type NewCode = Parameters<typeof t.anonymous<typeof shortCodesApi.create>>[1]["body"]["short_code"];
type World = Awaited<ReturnType<typeof guideWorld>>;

const scan = (url: string, headers: Record<string, string> = {}, app: App = t.app) =>
  app.inject({ method: "GET", url, headers: { host: HOST, "user-agent": PHONE, ...headers } });
const create = async ({ call }: World, input: NewCode) =>
  (await call(shortCodesApi.create, { body: { short_code: input } })).short_code;
/** Polls until the process has been notified. Uses a robot's user agent, so that nothing is counted. */
const expectTarget = async (code: string, to: string) => {
  await expect
    .poll(async () => (await scan(`/${code}`, { "user-agent": "bot" })).headers.location, { timeout: 10_000 })
    .toBe(to);
};
const countOf = async (id: string, db = t.database.system) =>
  (await db.selectFrom("count_series").select("counted").where("subject_id", "=", id).executeTakeFirst())?.counted ?? 0;
const expectCount = async (id: string, scans: number) => {
  await expect.poll(() => countOf(id), { timeout: 10_000 }).toBe(scans);
};

test("R2.25 a scan redirects to the page at once, in any case, uncached", async () => {
  const world = await guideWorld(t);
  const { device } = world.pages;
  const { code } = await create(world, { target: { type: "page", page_id: device.id } });
  await expectTarget(code, `http://${world.host}/devices/${device.slug}?code=${code}`);
  const reply = await scan(`/${code.toUpperCase()}`);
  expect(reply.statusCode).toBe(302);
  expect(reply.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

test("an unknown code with a slash redirects to the target that staff set for it", async () => {
  const world = await guideWorld(t);
  const asked = `ferry-${Date.now().toString(36)}/terminal`;
  await t.database.system
    .insertInto("orphan_scans")
    .values({ customer_id: world.customer_id, asked, scans: 4 })
    .execute();
  expect((await scan(`/${asked}`, { "user-agent": "bot" })).statusCode).toBe(404);
  const target = { type: "url" as const, url: "https://example.org/ferry" };
  await world.call(orphanScansApi.sendOn, { body: { orphan: { asked, target } } });
  await expectTarget(asked, target.url);
  expect((await scan(`/${asked.toUpperCase()}/`)).headers.location).toBe(target.url);
});

test("a scan passes on the sign's code, and nothing else that was typed", async () => {
  const world = await guideWorld(t);
  const { device } = world.pages;
  const { code } = await create(world, { target: { type: "page", page_id: device.id } });
  await expectTarget(code, `http://${world.host}/devices/${device.slug}?code=${code}`);
  const open = async (typed: string) =>
    (await t.app.inject({ url: `/devices/${device.slug}?code=${typed}`, headers: { host: world.host } })).body;
  expect(await open(code)).toContain(`name="code" value="${code}"`);
  expect(await open("%22%3E%3Cb%3E")).not.toContain('name="code"');
});

test("a code leads to home, its place's page, or an external address", async () => {
  const world = await guideWorld(t);
  const place = await t.make.location(world.customer_id, world.pages.device.device_id, { lat: 11.5, lng: 104.9 });
  const home = await create(world, { target: { type: "home" } });
  const there = await create(world, { target: { type: "location", location_id: place.id } });
  const url = await create(world, { target: { type: "url", url: "https://example.org/a?b=c" } });
  await expectTarget(home.code, `http://${world.host}/`);
  await expectTarget(there.code, `http://${world.host}/devices/${world.pages.device.slug}?code=${there.code}`);
  await expectTarget(url.code, "https://example.org/a?b=c");
  expect((await scan(`/${url.code}`)).statusCode).toBe(302);
});

test("a sign's language is part of its redirect", async () => {
  const world = await guideWorld(t);
  const { code } = await create(world, { target: { type: "home" }, locale: "km" });
  await expectTarget(code, `http://${world.host}/?lang=km`);
  const english = await scan(`/${code}`, { "accept-language": "en" });
  expect(english.headers.location).toBe(`http://${world.host}/?lang=km`);
});

test("the next scan uses a new target or a page's new address", async () => {
  const world = await guideWorld(t);
  const { device, planner } = world.pages;
  const { id, code } = await create(world, { target: { type: "page", page_id: device.id } });
  await expectTarget(code, `http://${world.host}/devices/${device.slug}?code=${code}`);
  const body = { target: { type: "page" as const, page_id: planner.id }, lock_version: 0 };
  await world.call(shortCodesApi.retarget, { params: { id }, body });
  await expectTarget(code, `http://${world.host}/algorithms/${planner.slug}?code=${code}`);
  await t.database.system.updateTable("pages").set({ slug: "other-planner" }).where("id", "=", planner.id).execute();
  await expectTarget(code, `http://${world.host}/algorithms/other-planner?code=${code}`);
  expect((await scan(`/${code}`)).statusCode).toBe(302);
});

test("a retired code says why and where to go; an expired one says so", async () => {
  const world = await guideWorld(t);
  const { id, code } = await create(world, { target: { type: "home" } });
  const expired = await create(world, { target: { type: "home" }, expires_at: "2026-01-31T12:00:00Z" });
  await expectTarget(code, `http://${world.host}/`);
  const body = { because: "The pole <b>14</b> is gone", next_page_id: world.pages.device.id, lock_version: 0 };
  await world.call(shortCodesApi.retire, { params: { id }, body });
  await expect.poll(async () => (await scan(`/${code}`)).statusCode, { timeout: 10_000 }).toBe(410);
  const page = (await scan(`/${code}`)).body;
  expect(page).toContain("This sign is no longer in use");
  expect(page).toContain("The pole &lt;b&gt;14&lt;/b&gt; is gone");
  expect(page).toContain(`href="http://${world.host}/devices/${world.pages.device.slug}"`);
  expect(page).toContain("Go to Seaview guide");
  expect((await scan(`/${expired.code}`)).statusCode).toBe(410);
});

test("a code without a target shows the city's name, logo, colour, contact and languages; an unknown one shows none", async () => {
  const world = await guideWorld(t);
  const sites = t.database.system.updateTable("sites").where("customer_id", "=", world.customer_id);
  const look = { primary_color: "#0f4c75", contact_email: "help@seaview.example", contact_phone: "555 0142" };
  await sites.set({ ...look, logo_key: "logo-1.webp" }).execute();
  const retired = await create(world, { target: { type: "home" } });
  await world.call(shortCodesApi.retire, { params: { id: retired.id }, body: { lock_version: 0 } });
  const blank = await create(world, {});
  const typed = blank.code.slice(0, 5) + (blank.code[5] === "2" ? "3" : "2");
  for (const [code, status] of [
    [retired.code, 410],
    [blank.code, 404],
    [typed, 404],
  ] as const) {
    const page = () => scan(`/${code}`, { "accept-language": "de" });
    await expect.poll(async () => (await page()).body, { timeout: 10_000 }).toContain("Seaview guide");
    const { body, headers, statusCode } = await page();
    expect(statusCode).toBe(status);
    expect(body).toContain(`<img src="http://${world.host}/media/logo-1.webp?w=240"`);
    expect(headers["content-security-policy"]).toContain(`img-src 'self' http://${world.host};`);
    expect(body).toContain("#0f4c75");
    expect(headers["content-security-policy"]).toContain(hashSource(body.split(/<\/?style>/)[1] ?? ""));
    expect(body).toContain('href="mailto:help@seaview.example"');
    expect(body).toContain('href="tel:5550142"');
    expect(body).toContain('href="?lang=km"');
  }
  expect((await scan(`/${retired.code}`)).body).toContain(`Please tell us: code <b><bdi>${retired.code}</bdi></b>`);
  expect((await scan(`/${retired.code}?lang=km`)).body).toContain("មគ្គុទ្ទេសក៍ស៊ីវ្យូ");
  // two cities have signs, so the owner is ambiguous
  await create(await guideWorld(t), { target: { type: "home" } });
  await expect.poll(async () => (await scan("/zzzzzz")).body, { timeout: 10_000 }).not.toContain("Seaview guide");
});

test("a blank code tells residents to come back, and staff how to connect it", async () => {
  const world = await guideWorld(t);
  const { code } = await create(world, {});
  await expect.poll(async () => (await scan(`/${code}`)).body, { timeout: 10_000 }).toContain("isn’t set up yet");
  expect((await scan(`/${code}`)).body).toContain(`http://localhost:3000/short-codes/claim/${code}`);
});

test("a code whose page is not public leads to the rest of the guide", async () => {
  const world = await guideWorld(t);
  const page = await t.make.page(world.customer_id);
  const { code } = await create(world, { target: { type: "page", page_id: page.id } });
  await expect.poll(async () => (await scan(`/${code}`)).body, { timeout: 10_000 }).toContain("not open yet");
});

test("the sign of a closed guide answers 503 with Retry-After in the city's design, and redirects once it opens", async () => {
  const world = await guideWorld(t);
  const setOpen = (is_open: boolean) =>
    world.call(sitesApi.update, { params: { id: world.site.id }, query: {}, body: { site: { is_open } } });
  const { code } = await create(world, { target: { type: "home" } });
  const khmer = await create(world, { target: { type: "home" }, locale: "km" });
  const elsewhere = await create(world, { target: { type: "url", url: "https://example.org/a" } });
  await expectTarget(code, `http://${world.host}/`);
  await setOpen(false);
  await expect.poll(async () => (await scan(`/${code}`)).statusCode, { timeout: 10_000 }).toBe(503);
  const reply = await scan(`/${code}`);
  expect(reply.headers).toMatchObject({ "retry-after": "3600", "cache-control": "no-store" });
  expect(reply.body).toContain("This guide is closed for now");
  expect(reply.body).toContain("Seaview guide");
  expect((await scan(`/${code}`, { "accept-language": "km" })).body).toContain("បិទសិនហើយ");
  expect((await scan(`/${khmer.code}`, { "accept-language": "en" })).body).toContain("បិទសិនហើយ");
  expect((await scan(`/${elsewhere.code}`)).headers.location).toBe("https://example.org/a");
  await setOpen(true);
  await expectTarget(code, `http://${world.host}/`);
});

test("a mistyped code says so and can be corrected, with suggestions of similar ones", async () => {
  const world = await guideWorld(t);
  const { code } = await create(world, { target: { type: "home" } });
  await expectTarget(code, `http://${world.host}/`);
  const wrong = `${code[1]}${code[0]}${code.slice(2)}`;
  const typed = code[0] === code[1] ? `${code.slice(0, 5)}${code[5] === "2" ? "3" : "2"}` : wrong;
  const reply = await scan(`/${typed}`);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain("Check the code");
  expect(reply.body).toContain(`value="${typed}"`);
  expect(reply.body).toContain(`<a href="/${code}">`);
  await expect
    .poll(async () => (await world.call(orphanScansApi.list, { query: {} })).orphans, { timeout: 10_000 })
    .toMatchObject([{ asked: typed, meant: code, scans: 1, is_well_formed: false }]);
  const other = await t.as();
  expect((await other(orphanScansApi.list, { query: {} })).orphans).toEqual([]);
});

test.each([
  ["/", 200, "Enter the code from the sign"],
  ["/?code=", 200, "Enter the code from the sign"],
  ["/?code=222+222", 404, "No sign has this code"],
  [`/${withCheckCharacter("zzzzz")}`, 404, "No sign has this code"],
  ["/zzzzzz", 404, "Check the code"],
  ["/%3Cscript%3E", 404, "No sign has this code"],
  ["/?code=%3Cscript%3E", 404, 'value="&lt;script&gt;"'],
  ["/?code=%22%3E%3Cscript%3E", 404, 'value="&quot;&gt;&lt;script&gt;"'],
  ["//evil.example", 200, "Enter the code from the sign"],
  [`/${"a".repeat(500)}`, 404, "No sign has this code"],
])("%s answers %i with an input field", async (url, status, words) => {
  await expect.poll(async () => (await scan(url)).statusCode, { timeout: 10_000 }).toBe(status);
  const reply = await scan(url);
  expect(reply.body).toContain(words);
  expect(reply.body).toContain('name="code"');
  expect(reply.body).not.toContain("<script");
});

test("a typed code leads where its scan leads, and the page is in the reader's language", async () => {
  const world = await guideWorld(t);
  const { code } = await create(world, { target: { type: "home" } });
  await expectTarget(code, `http://${world.host}/`);
  expect((await scan(`/?code=${code.toUpperCase()}`)).headers.location).toBe(`http://${world.host}/`);
  const page = await scan("/", { "accept-language": "km" });
  expect(page.body).toContain('lang="km"');
  // Chromium applies form-action to redirects too.
  expect(page.headers["content-security-policy"]).toContain("form-action 'self' http: https:");
});

test("scans are counted by day and language, except those of robots", async () => {
  const world = await guideWorld(t);
  const { id, code } = await create(world, { target: { type: "home" } });
  await expectTarget(code, `http://${world.host}/`);
  await scan(`/${code}`, { "accept-language": "km" });
  await scan(`/${code}`, { "user-agent": "WhatsApp/2.23" });
  await scan(`/${code}`, { "sec-purpose": "prefetch;prerender" });
  await t.app.inject({ method: "HEAD", url: `/${code}`, headers: { host: HOST, "user-agent": PHONE } });
  await scan(`/${code}`, { "accept-language": "km-KH,en;q=0.5" });
  await expectCount(id, 2);
  // five are shown at once, whatever came before
  for (let more = 0; more < 3; more += 1) await scan(`/${code}`, { "accept-language": "km" });
  await expectCount(id, 5);
  const { scans, short_code } = await world.call(shortCodesApi.show, { params: { id } });
  expect(scans.by_locale).toEqual([{ locale: "km", scans: 5 }]);
  expect(scans.total).toBe(5);
  expect(short_code.last_scanned_at).not.toBeNull();
});

test("while the database is away known codes redirect, and the next process counts those scans afterwards", async () => {
  const world = await guideWorld(t);
  const { id, code } = await create(world, { target: { type: "home" } });
  const database = openDatabase(t.connections, { max: 4 });
  const away = await createApp({ ...t.services, database });
  await away.ready();
  const there = `http://${world.host}/`;
  await expect.poll(async () => (await scan(`/${code}`, { "user-agent": "bot" }, away)).headers.location).toBe(there);
  await database.close();
  for (let times = 0; times < 3; times += 1) expect((await scan(`/${code}`, {}, away)).headers.location).toBe(there);
  await away.close();
  expect(await countOf(id)).toBe(0);
  const folder = join(t.services.config.data_dir, "scans");
  expect(await readdir(folder)).not.toEqual([]);
  const next = await createApp(t.services);
  await next.ready();
  await expectCount(id, 3);
  await next.close();
  const again = await createApp(t.services);
  await again.close();
  expect(await countOf(id)).toBe(3);
  expect(await readdir(folder)).toEqual([]);
});

test("an unknown code while the database is away answers 503 with Retry-After", async () => {
  const nowhere = { host: "127.0.0.1", port: 1 };
  const away = openDatabase({ tenant: nowhere, system: nowhere });
  const asked = `/${withCheckCharacter("abcde")}`;
  for (const [database, status] of [
    [{ ...t.database, createListener: away.createListener }, 404],
    [away, 503],
  ] as const) {
    const app = await createApp({ ...t.services, database });
    await app.ready();
    expect((await scan(asked, {}, app)).statusCode).toBe(status);
    await app.close();
  }
  await away.close();
});

test("a batch that is sent twice is counted once", async () => {
  const world = await guideWorld(t);
  const { id } = await create(world, { target: { type: "home" } });
  const { writeBatch } = await import("#server/analytics/counting/write-batch.ts");
  const { scanKey } = await import("#server/short-codes/scans/write-scans.ts");
  const batch = {
    id: crypto.randomUUID(),
    counts: new Map([[scanKey({ id, day: "2026-11-01", hour: 9, locale: "en" }), 5]]),
    at: new Date(),
  };
  await Promise.all([writeBatch(t.database.system, batch), writeBatch(t.database.system, batch)]);
  await writeBatch(t.database.system, batch);
  expect(await countOf(id)).toBe(5);
  const { rows } = await sql<{ scans: number }>`select scans from short_code_days where short_code_id = ${id}`.execute(
    t.database.system,
  );
  expect(rows).toEqual([{ scans: 5 }]);
});
