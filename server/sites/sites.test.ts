import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type SiteInput, SITE_IMAGES, sitesApi } from "#contract/sites.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { sweepFormerNames } from "./sweep-sites.ts";

const t = await startTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const read = async (call: Caller, locale?: string) =>
  (await call(sitesApi.current, { query: { ...(locale && { locale }) } })).site;
const write = async (call: Caller, id: string, site: Partial<SiteInput>, locale = "en") =>
  (await call(sitesApi.update, { params: { id }, query: { locale }, body: { site } })).site;
const refusal = (status: number, code: string, ...fields: string[]) => ({
  status,
  body: {
    code,
    ...(fields.length && { fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) }),
  },
});
const entriesOf = (id: string) =>
  t.database.system
    .selectFrom("audit_entries")
    .select(["action", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute();
const png = (r: number) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: { r, g: 90, b: 60 } } })
    .png()
    .toBuffer();
const form = (field: string, bytes: Uint8Array) => {
  const body = new FormData();
  body.append(`site[${field}]`, new Blob([new Uint8Array(bytes)], { type: "image/png" }), "logo.png");
  return body;
};

test("R3.5 R7.11 the content locales are a list and the default one of them", async () => {
  const call = await t.as({ role: "viewer" });
  expect(await call(sitesApi.locales, {})).toEqual({ locales: ["en", "km", "es"], default_locale: "en" });
});

test("R7.11 every share session reads the content locales, and one for a page reads its site too", async () => {
  const { id } = await t.make.customer();
  const clientAt = async (redirect_to: string) =>
    t.clientFor((await t.make.shareLink({ customer_id: id, redirect_to })).token);
  const ofDevice = await clientAt("/inventory/devices/1");
  expect((await ofDevice(sitesApi.locales, {})).default_locale).toBe("en");
  await expect(ofDevice(sitesApi.current, { query: {} })).rejects.toMatchObject({ status: 403 });
  const ofPage = await clientAt("/guide-app/pages/devices/1");
  expect((await ofPage(sitesApi.current, { query: {} })).site.name).toBe("City of Testing");
});

test("R3.4 R7.12 reads the current site in one locale, and marks fallbacks for missing texts", async () => {
  const call = await t.as();
  const { id } = await read(call);
  await write(call, id, { tagline: "ស្វាគមន៍" }, "km");
  const english = await read(call, "en");
  expect(english).toMatchObject({
    id,
    locale: "en",
    name: "City of Testing",
    tagline: null,
    domain: null,
    logo_key: null,
  });
  expect(english.slug).toMatch(/^c-/);
  expect(english.fallbacks).toEqual({ tagline: { locale: "km", text: "ស្វាគមន៍" } });
  const spanish = await read(call, "es");
  expect(spanish).toMatchObject({ locale: "es", name: null, about: null });
  expect(spanish.fallbacks).toMatchObject({
    name: { locale: "en", text: "City of Testing" },
    tagline: { locale: "km" },
  });
  expect((await read(call)).locale).toBe("en");
});

test("R7.12 refuses a locale that the site does not have, by its field", async () => {
  const call = await t.as();
  const { id } = await read(call);
  await expect(read(call, "de")).rejects.toMatchObject(refusal(400, "invalid_input", "locale"));
  await expect(write(call, id, { name: "Stadt" }, "de")).rejects.toMatchObject(refusal(400, "invalid_input", "locale"));
});

test("R7.13 writes texts in one locale and keeps the others; removes an empty text", async () => {
  const call = await t.as();
  const { id } = await read(call);
  expect(await write(call, id, { name: "Ciudad de Pruebas" }, "es")).toMatchObject({
    locale: "es",
    name: "Ciudad de Pruebas",
  });
  expect(await write(call, id, { tagline: "Hello" })).toMatchObject({ name: "City of Testing", tagline: "Hello" });
  const emptied = await write(call, id, { name: " " }, "es");
  expect(emptied.name).toBeNull();
  expect(emptied.fallbacks["name"]).toEqual({ locale: "en", text: "City of Testing" });
});

test("R7.13 concurrent writes to different languages of one text are all kept", async () => {
  const call = await t.as();
  const { id } = await read(call);
  await Promise.all(
    ["en", "km", "es"].map((locale) => write(call, id, { about: `about in ${locale}`, footer: locale }, locale)),
  );
  for (const locale of ["en", "km", "es"])
    expect(await read(call, locale)).toMatchObject({ about: `about in ${locale}`, footer: locale, lock_version: 3 });
});

test("R7.13 sending a whole site back unchanged works for an editor too and changes nothing", async () => {
  const call = await t.as();
  const site = await read(call, "es");
  expect(await write(call, site.id, site, "es")).toEqual(site);
  expect(await entriesOf(site.id)).toEqual([]);
});

test("R7.13 changes settings together, with one audit entry of the changes", async () => {
  const call = await t.as();
  const { id } = await read(call);
  const settings = {
    primary_color: "#15803d",
    time_zone: "Asia/Phnom_Penh",
    contact_email: "digital@example.org",
    contact_phone: "555 0142",
    features: { feedback: true, map: false, faq: true, search: true, changes: true, open_data: false },
  };
  expect(await write(call, id, { ...settings, name: "Testing" })).toMatchObject({ ...settings, lock_version: 1 });
  const [entry] = await entriesOf(id);
  expect(entry).toMatchObject({
    action: "site.updated",
    before: { time_zone: "UTC", name: { en: "City of Testing" } },
    after: { ...settings, name: { en: "Testing" } },
  });
});

test("keeps the texts of a removed locale in case it is added again", async () => {
  const call = await t.as();
  const { id } = await read(call);
  await write(call, id, { name: "Ciudad" }, "es");
  expect((await write(call, id, { locales: ["en", "km", "km"] })).locales).toEqual(["en", "km"]);
  await expect(read(call, "es")).rejects.toMatchObject({ status: 400 });
  await write(call, id, { locales: ["en", "es"] });
  expect((await read(call, "es")).name).toBe("Ciudad");
});

test("the default locale must be one of the locales, whichever of the two is sent", async () => {
  const call = await t.as();
  const { id } = await read(call);
  await expect(write(call, id, { default_locale: "fr" })).rejects.toMatchObject(
    refusal(400, "invalid_input", "site.default_locale"),
  );
  await expect(write(call, id, { locales: ["km"] })).rejects.toMatchObject(
    refusal(400, "invalid_input", "site.locales"),
  );
  expect(await write(call, id, { locales: ["fr", "km"], default_locale: "fr" }, "fr")).toMatchObject({
    default_locale: "fr",
  });
});

test("validates the time zone, the colour's contrast and web addresses", async () => {
  const call = await t.as();
  const { id } = await read(call);
  for (const time_zone of ["Mars/Olympus", "+01:00", ""])
    await expect(write(call, id, { time_zone })).rejects.toMatchObject(refusal(400, "invalid_input", "site.time_zone"));
  await expect(write(call, id, { primary_color: "#86efac" })).rejects.toMatchObject(
    refusal(400, "colour_contrast_too_low", "site.primary_color"),
  );
  await expect(write(call, id, { privacy_url: "javascript:alert(1)" })).rejects.toMatchObject(
    refusal(400, "invalid_input", "site.privacy_url"),
  );
});

test("only managers change domain and slug", async () => {
  const { id: customer_id } = await t.make.customer();
  const [editor, manager] = [await t.as({ customer_id }), await t.as({ customer_id, role: "manager" })];
  const { id } = await read(editor);
  await expect(write(editor, id, { domain: "guide.editor.example" })).rejects.toMatchObject(
    refusal(403, "forbidden", "site.domain"),
  );
  await expect(write(editor, id, { slug: "editor-town" })).rejects.toMatchObject(
    refusal(403, "forbidden", "site.slug"),
  );
  const moved = await write(manager, id, { domain: "Guide.Manager.example", slug: "manager-town" });
  expect(moved).toMatchObject({ domain: "guide.manager.example", slug: "manager-town" });
});

test("refuses a domain or slug of another site, or of the product, by its field", async () => {
  const [one, other] = [await t.as({ role: "manager" }), await t.as({ role: "manager" })];
  await write(one, (await read(one)).id, { domain: "guide.taken.example", slug: "taken-town" });
  const { id } = await read(other);
  await expect(write(other, id, { domain: "guide.taken.example" })).rejects.toMatchObject(
    refusal(409, "domain_taken", "site.domain"),
  );
  await expect(write(other, id, { slug: "taken-town" })).rejects.toMatchObject(refusal(409, "slug_taken", "site.slug"));
  await expect(write(other, id, { slug: "preview" })).rejects.toMatchObject(refusal(409, "slug_taken", "site.slug"));
});

test("allows five renames a day, keeps the last five names for a year, and frees the others", async () => {
  const call = await t.as({ role: "manager" });
  const { id } = await read(call);
  const rename = (number: number) => write(call, id, { slug: `renamed-town-${number}` });
  const formerNames = async () =>
    (
      await t.database
        .tenant(call.customer_id)
        .selectFrom("former_slugs")
        .select("slug")
        .where("slug", "like", "renamed-town-%")
        .orderBy("slug")
        .execute()
    ).map(({ slug }) => slug);
  for (let number = 1; number <= 5; number += 1) await rename(number);
  await expect(rename(6)).rejects.toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect((await read(call)).slug).toBe("renamed-town-5");
  await t.database.system.deleteFrom("rate_limits").execute();
  for (let number = 6; number <= 8; number += 1) await rename(number);
  expect(await formerNames()).toEqual([3, 4, 5, 6, 7].map((number) => `renamed-town-${number}`));

  const other = await t.as({ role: "manager" });
  const theirs = await read(other);
  await expect(write(other, theirs.id, { slug: "renamed-town-7" })).rejects.toMatchObject({ status: 409 });
  expect((await write(other, theirs.id, { slug: "renamed-town-1" })).slug).toBe("renamed-town-1");

  await t.database.system
    .updateTable("former_slugs")
    .set({ created_at: sql`now() - interval '366 days'` })
    .where("slug", "=", "renamed-town-7")
    .execute();
  await sweepFormerNames(t.database.system);
  expect(await formerNames()).not.toContain("renamed-town-7");
  expect(await formerNames()).toContain("renamed-town-6");
});

test("a stale lock version is refused with the current site", async () => {
  const call = await t.as();
  const { id, lock_version } = await read(call);
  await write(call, id, { tagline: "First", lock_version });
  await expect(write(call, id, { tagline: "Second", lock_version })).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", current: { tagline: "First", locale: "en", lock_version: 1 } },
  });
});

test("another customer's site answers 404, and a viewer may not write", async () => {
  const { id: customer_id } = await t.make.customer();
  const [mine, theirs] = [await t.as(), await t.as({ customer_id, role: "viewer" })];
  const { id } = await read(theirs);
  await expect(write(mine, id, { name: "Mine now" })).rejects.toMatchObject({ status: 404 });
  const upload = mine(sitesApi.upload, { params: { id }, query: {}, body: form("logo", await png(1)) });
  await expect(upload).rejects.toMatchObject({ status: 404 });
  await expect(write(theirs, id, { name: "Mine now" })).rejects.toMatchObject({ status: 403 });
});

test("R3.4 R7.14 uploads each image as a form part and returns its key", async () => {
  const call = await t.as();
  const { id } = await read(call);
  for (const [at, image] of SITE_IMAGES.entries()) {
    const { site } = await call(sitesApi.upload, {
      params: { id },
      query: { locale: "km" },
      body: form(image, await png(at)),
    });
    const key = site[`${image}_key`];
    expect(key).toMatch(/^[0-9a-f]{64}\.png$/);
    expect(site).toMatchObject({ locale: "km", lock_version: at + 1 });
    expect((await t.app.inject(`/media/${key}`)).statusCode).toBe(200);
  }
  const images = await t.database.system
    .selectFrom("images")
    .selectAll()
    .where("customer_id", "=", call.customer_id)
    .execute();
  expect(images).toHaveLength(4);
  expect(images[0]).toMatchObject({ content_type: "image/png", width: 40, height: 20, variants_made_at: null });
  await t.work();
  const made = await t.database.system
    .selectFrom("images")
    .select("variants_made_at")
    .where("customer_id", "=", call.customer_id)
    .execute();
  expect(made.every((image) => image.variants_made_at)).toBe(true);
});

test("R7.14 removes an image when its key is null; ignores other keys", async () => {
  const call = await t.as();
  const { id } = await read(call);
  const upload = async () =>
    (await call(sitesApi.upload, { params: { id }, query: {}, body: form("logo", await png(200)) })).site;
  const { logo_key } = await upload();
  expect(await write(call, id, { logo_key: "somebody-elses.png" })).toMatchObject({ logo_key, lock_version: 1 });
  expect((await write(call, id, { logo_key: null })).logo_key).toBeNull();
  expect((await upload()).logo_key).toBe(logo_key);
});

test("R7.14 refuses a file that is not an image, and a field that is not an image of a site", async () => {
  const call = await t.as();
  const { id } = await read(call);
  const send = (field: string, bytes: Uint8Array) =>
    call(sitesApi.upload, { params: { id }, query: {}, body: form(field, bytes) });
  await expect(send("logo", Buffer.from("<svg/>"))).rejects.toMatchObject(refusal(415, "image_type_not_supported"));
  await expect(send("banner", await png(3))).rejects.toMatchObject(refusal(400, "invalid_input", "site[banner]"));
});

test("accepts an image of several megabytes and refuses more than 10 MB with 413", async () => {
  const call = await t.as();
  const { id } = await read(call);
  const noise = sharp({
    create: {
      width: 1200,
      height: 1000,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#000000",
    },
  });
  const bytes = await noise.png().toBuffer();
  expect(bytes.length).toBeGreaterThan(2 * 1024 * 1024);
  const { site } = await call(sitesApi.upload, { params: { id }, query: {}, body: form("hero", bytes) });
  expect(site.hero_key).toMatch(/\.png$/);
  const huge = call(sitesApi.upload, {
    params: { id },
    query: {},
    body: form("hero", new Uint8Array(10 * 1024 * 1024 + 1)),
  });
  await expect(huge).rejects.toMatchObject({ status: 413, body: { code: "image_too_large" } });
  expect((await read(call)).hero_key).toBe(site.hero_key);
});

test("only managers close the guide", async () => {
  const editor = await t.as({ role: "editor" });
  const { id } = await read(editor);
  await expect(write(editor, id, { is_open: false })).rejects.toMatchObject({ status: 403 });
  const manager = await t.as({ role: "manager" });
  expect(await write(manager, (await read(manager)).id, { is_open: false })).toMatchObject({ is_open: false });
});
