import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { importsApi } from "#contract/imports.ts";
import { sitesApi } from "#contract/sites.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

const t = await shareTestApp();

const SENTENCES = [
  "De camera telt het aantal mensen dat langs loopt en bewaart geen beelden van de straat.",
  "Deze sensor meet het geluid op de markt en wordt niet gebruikt voor andere doelen.",
  "Het apparaat is van de gemeente en zijn gegevens worden na een dag verwijderd.",
];
const DUTCH = ["reference,name,summary", ...SENTENCES.map((text, at) => `${at + 1},Camera ${at + 1},${text}`)].join(
  "\n",
);

test("texts in a language that the site lacks are not saved in another one unasked", async () => {
  const call = await t.as();
  const { upload, bring } = importing(t, call);
  const { id, reading, recipe, options } = await upload(DUTCH);
  expect(reading.language).toBe("nl");
  const checkIn = (query: { locale?: string }) =>
    call(importsApi.check, { params: { id }, query, body: { recipe, options } });
  const refused = { status: 400, body: { code: "invalid_input", fields: { locale: expect.any(String) } } };
  await expect(checkIn({})).rejects.toMatchObject(refused);
  await expect(checkIn({ locale: "nl" })).rejects.toMatchObject(refused);
  const { site } = await call(sitesApi.current, { query: {} });
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales: ["en", "nl"] } } });
  const done = await bring(DUTCH);
  expect([done.state, done.locale]).toEqual(["done", "nl"]);
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  const { device } = await call(devicesApi.get, { params: { id: devices[0]?.id ?? "" }, query: { locale: "nl" } });
  expect(device.summary).toBe(SENTENCES[0]);
});

test("a language that someone chooses is taken; files without texts are in the site's own", async () => {
  const call = await t.as();
  const { check, upload } = importing(t, call);
  expect((await check(DUTCH, { locale: "en" })).locale).toBe("en");
  const plain = "reference,name,lat,lng\n1,Dome,11.5,104.9";
  expect((await upload(plain)).reading.language).toBeNull();
  expect((await check(plain)).locale).toBe("en");
});
