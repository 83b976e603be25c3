import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { locationsApi } from "#contract/locations.ts";
import { pagesApi } from "#contract/pages.ts";
import { progressApi } from "#contract/progress.ts";
import { publicationsApi } from "#contract/publications.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { codePlacesApi } from "#contract/code-places.ts";
import { chainContent } from "#server/testing/page-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const progressOf = async (call: Caller, id: string) => (await call(progressApi.device, { params: { id } })).progress;

const newDevice = async (call: Caller) =>
  (await call(devicesApi.create, { query: {}, body: { device: { name: "Quay camera" } } })).device.id;

const publish = async (call: Caller, id: string) => {
  const { digest } = await call(publicationsApi.changes, { params: { id } });
  await call(publicationsApi.publish, { params: { id }, body: { digest } });
};

test("shows every step as soon as it is done", async () => {
  const call = await t.as();
  const id = await newDevice(call);
  expect(await progressOf(call, id)).toMatchObject({
    chain: null,
    place_count: 0,
    page: null,
    languages: [],
    code: null,
    sign_count: 0,
  });
  const body = { datachain: { content: chainContent(), lock_version: 0 } };
  await call(deviceChainApi.save, { params: { id }, body });
  expect((await progressOf(call, id)).chain).toMatchObject({ error_count: 0 });
  const { location } = await call(locationsApi.create, {
    params: { device_id: id },
    query: {},
    body: { location: { address: "Quay 1" } },
  });
  expect((await progressOf(call, id)).place_count).toBe(1);
  const { page } = await call(pagesApi.create, { body: { page: { type: "device_page", subject_id: id } } });
  expect((await progressOf(call, id)).page).toMatchObject({ id: page.id, state: "draft" });
  await publish(call, page.id);
  expect((await progressOf(call, id)).page).toMatchObject({ state: "published" });
  const { short_code } = await call(shortCodesApi.create, {
    body: { short_code: { target: { type: "page", page_id: page.id } } },
  });
  expect((await progressOf(call, id)).code).toEqual({ id: short_code.id, code: short_code.code });
  await call(locationsApi.update, {
    params: { device_id: id, id: location.id },
    query: {},
    body: { location: { sign_installed_on: "2026-03-01", lock_version: location.lock_version } },
  });
  expect((await progressOf(call, id)).sign_count).toBe(1);
});

test("a page code that is recorded as installed finishes the way, also where it hangs at another device's place", async () => {
  const call = await t.as();
  const id = await newDevice(call);
  const place = await t.make.location(call.customer_id, id);
  const { page } = await call(pagesApi.create, { body: { page: { type: "device_page", subject_id: id } } });
  const other = await newDevice(call);
  const gate = await t.make.location(call.customer_id, other);
  const target = { type: "page", page_id: page.id } as const;
  const { short_code } = await call(shortCodesApi.create, { body: { short_code: { target } } });
  expect(short_code).toMatchObject({ place: null, page: { device_id: id } });
  const { places } = await call(codePlacesApi.list, { query: { page_id: page.id } });
  expect(places.map((one) => one.id)).toEqual([place.id]);
  const params = { id: short_code.id };
  const { lock_version } = short_code;
  await expect(call(shortCodesApi.install, { params, body: { lock_version } })).rejects.toMatchObject({ status: 400 });
  const { short_code: hung } = await call(shortCodesApi.install, {
    params,
    body: { location_id: gate.id, lock_version },
  });
  expect(hung.place).toMatchObject({ id: gate.id, sign_installed_on: expect.any(String) });
  expect((await progressOf(call, id)).sign_count).toBe(1);
  const elsewhere = { location_id: place.id, lock_version: hung.lock_version };
  await expect(call(shortCodesApi.install, { params, body: elsewhere })).rejects.toMatchObject({ status: 400 });
  const stranger = await t.as();
  const strange = await t.make.location(stranger.customer_id, await newDevice(stranger));
  const second = await call(shortCodesApi.create, { body: { short_code: { target } } });
  const stolen = { location_id: strange.id, lock_version: second.short_code.lock_version };
  await expect(
    call(shortCodesApi.install, { params: { id: second.short_code.id }, body: stolen }),
  ).rejects.toMatchObject({ status: 404 });
});

test("a retired or expired code is none, a code of a place of the device is one", async () => {
  const call = await t.as();
  const id = await newDevice(call);
  const { page } = await call(pagesApi.create, { body: { page: { type: "device_page", subject_id: id } } });
  const target = { type: "page", page_id: page.id } as const;
  const { short_code } = await call(shortCodesApi.create, { body: { short_code: { target } } });
  await call(shortCodesApi.retire, {
    params: { id: short_code.id },
    body: { because: "Moved", lock_version: short_code.lock_version },
  });
  const late = await call(shortCodesApi.create, { body: { short_code: { target } } });
  await t.database.system
    .updateTable("short_codes")
    .set({ expires_at: "2020-01-01T00:00:00Z" })
    .where("id", "=", late.short_code.id)
    .execute();
  expect((await progressOf(call, id)).code).toBeNull();
  const place = await t.make.location(call.customer_id, id);
  const at = await call(shortCodesApi.create, {
    body: { short_code: { target: { type: "location", location_id: place.id } } },
  });
  expect((await progressOf(call, id)).code).toEqual({ id: at.short_code.id, code: at.short_code.code });
});

test("languages are the site's current ones, without the default", async () => {
  const call = await t.as();
  const id = await newDevice(call);
  const { page } = await call(pagesApi.create, { body: { page: { type: "device_page", subject_id: id } } });
  await t.database.system
    .updateTable("sites")
    .set({ locales: ["en", "es", "km"], default_locale: "en" })
    .where("customer_id", "=", call.customer_id)
    .execute();
  const measured = ["en", "es", "fr", "km"].map((locale) => ({ locale, done: 2, outdated: 0, missing: 1 }));
  await t.database.system
    .updateTable("pages")
    .set({ languages: JSON.stringify(measured) })
    .where("id", "=", page.id)
    .execute();
  const { locales, languages } = await progressOf(call, id);
  expect(locales).toEqual(["es", "km"]);
  expect(languages.map(({ locale }) => locale)).toEqual(["es", "km"]);
});

test("an algorithm has no places; another customer's record is not found", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const { algorithm } = await call(algorithmsApi.create, { query: {}, body: { algorithm: { name: "Scheduler" } } });
  const params = { id: algorithm.id };
  const { progress } = await call(progressApi.algorithm, { params });
  expect(progress).toMatchObject({ place_count: null, sign_count: 0, page: null, code: null });
  await expect(other(progressApi.algorithm, { params })).rejects.toMatchObject({ status: 404 });
});
