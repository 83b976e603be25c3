import { expect, test } from "vitest";
import { publicationsApi } from "#contract/publications.ts";
import { copyPage } from "#server/testing/copy-page.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { chainContent, placementOf } from "#server/testing/page-world.ts";

const t = await shareTestApp();

test("the map lists public places as precisely as their pages, nearest to a street first", async () => {
  const { get, customer_id, devicePage, publish } = await guideWorld(t);
  const place = async (title: string, name: string, lat: number, more: object = {}) => {
    const page = await devicePage({ headline: { en: title } }, chainContent([placementOf()]));
    await t.make.location(customer_id, page.device_id, { name: { en: name }, address: null, lat, lng: 4.9, ...more });
    return page;
  };
  const near = await place("Near camera", "Dock Road", 52.3701);
  const far = await place("Far camera", "Mill Street", 52.4001);
  const hidden = await place("Hidden camera", "Secret Lane", 52.3801, { precision: "hidden" });
  await place("Draft camera", "Draft Lane", 52.39);
  for (const { id } of [near, far, hidden]) await publish(id);
  const { body, statusCode } = await get("/map");
  expect(statusCode).toBe(200);
  for (const text of ["Near camera", "Far camera", "Mill Street"]) expect(body).toContain(text);
  for (const text of ["Hidden camera", "Secret Lane", "Draft Lane"]) expect(body).not.toContain(text);
  const sorted = (await get("/map?near=mill+street")).body;
  expect(sorted.indexOf(`href="/devices/${far.slug}"`)).toBeLessThan(sorted.indexOf(`href="/devices/${near.slug}"`));
  expect(sorted).toContain("nearest to Mill Street first");
  expect(sorted).toContain('content="noindex"');
  expect((await get("/map?near=%00")).statusCode).toBe(200);
});

test("a map of many places shows clusters, and lists them page by page", async () => {
  const { get, customer_id, devicePage, publish } = await guideWorld(t);
  const page = await devicePage({ headline: { en: "Camera" } }, chainContent([placementOf()]));
  for (const [position, lat] of [52.37, 52.41].entries())
    await t.make.location(customer_id, page.device_id, { position, name: { en: `Quay ${position}` }, lat, lng: 4.9 });
  await publish(page.id);
  await copyPage(t.database, page.id, 149);
  const map = async (query = "") => (await get(`/map${query}`)).body;
  await expect.poll(map).toContain("Showing 200 of 300");
  const all = await map();
  expect(all.match(/data-lat=/g)).toHaveLength(200);
  const counts = [...all.matchAll(/<g class="g-map-crowd".*?<text[^>]*>([^<]*)</g)].map(([, count]) => count);
  expect(counts).toEqual(["150", "150"]);
  expect(all).not.toContain("g-map-parted");
  expect(all).toContain('href="/map?page=2#found"');
  expect((await map("?page=2")).match(/data-lat=/g)).toHaveLength(100);
  expect((await map("?page=99")).match(/data-lat=/g)).toHaveLength(100);
  // only for the script that finds the nearest places
  const elsewhere = async (query: string) => {
    const [, json = "[]"] = /data-near-elsewhere="">([^<]*)</.exec(await map(query)) ?? [];
    return (JSON.parse(json) as { href: string }[]).map(({ href }) => href);
  };
  expect(await elsewhere("?with=near")).toHaveLength(100);
  expect(await elsewhere("?with=near&identifiability=none&lang=km")).toHaveLength(100);
  expect(await elsewhere("?with=near&identifiability=identifiable")).toEqual([]);
  expect(await map("?near=Quay+1&page=2")).toContain('href="/map?with=near#found"');
  for (const query of ["", "?page=2", "?with=map", "?with=near&page=2", "?with=near&near=Quay+1"])
    expect(await elsewhere(query)).toEqual([]);
  // near a street, the nearest places are drawn one by one
  const near = await map("?near=Quay+1");
  expect(near).toContain("nearest to Quay 1 first");
  expect(near).not.toContain("g-map-crowd");
  expect(near).toContain('href="/map?near=Quay+1&amp;page=2#found"');
});

test("withdrawn or moved places leave the map", async () => {
  const { get, call, customer_id, devicePage, publish } = await guideWorld(t);
  const page = await devicePage({ headline: { en: "Camera" } }, chainContent([placementOf()]));
  const { id } = await t.make.location(customer_id, page.device_id, { name: { en: "Old Quay" }, lat: 52.37, lng: 4.9 });
  await publish(page.id);
  const map = async () => (await get("/map")).body;
  await expect.poll(map).toContain("Old Quay");
  const name = JSON.stringify({ en: "New Quay" });
  await t.database.system.updateTable("locations").set({ name }).where("id", "=", id).execute();
  expect(await map()).not.toContain("New Quay");
  await publish(page.id);
  await expect.poll(map).toContain("New Quay");
  expect(await map()).not.toContain("Old Quay");
  await call(publicationsApi.withdraw, { params: { id: page.id }, body: { reason: "Over." } });
  await expect.poll(map).not.toContain("New Quay");
});
