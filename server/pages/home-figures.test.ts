import { expect, test } from "vitest";
import { EMPTY_COLLECTION } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { pageContent } from "#server/testing/page-world.ts";

const t = await shareTestApp();

test("R2.19 counts places of public pages as residents see them", async () => {
  const { call, devicePage, publish, customer_id } = await guideWorld(t);
  const before = (await call(pagesApi.places, {})).places;
  const { id, device_id } = await devicePage();
  for (const more of [
    { precision: "exact" },
    { precision: "area" },
    { precision: "hidden" },
    { precision: "exact", is_public: false },
  ])
    await t.make.location(customer_id, device_id, { lat: 36.6, lng: -121.9, ...more });
  expect((await call(pagesApi.places, {})).places).toEqual(before);
  await publish(id);
  const { shown, as_area, hidden } = (await call(pagesApi.places, {})).places;
  expect([shown - before.shown, as_area - before.as_area, hidden - before.hidden]).toEqual([2, 1, 2]);
});

test("R2.19 lists collections, manual or by rule, with their public page count and first badges", async () => {
  const { call, page, devicePage, pages, customer_id } = await guideWorld(t);
  const draft = await devicePage();
  const { device } = pages;
  const members = [{ id: draft.id }, { id: device.id }];
  const byHand = await page(
    "collection_page",
    pageContent({ collection: { ...EMPTY_COLLECTION, rule: "manual", members } }),
  );
  const byRule = await page(
    "collection_page",
    pageContent({ collection: { ...EMPTY_COLLECTION, rule: "type", types: ["device_page", "algorithm_page"] } }),
  );
  const id = [byHand.id, byRule.id, device.id];
  const { collections } = await call(pagesApi.collections, { query: { id } });
  const of = (wanted: string) => collections.find((one) => one.id === wanted);
  expect(collections).toHaveLength(2);
  expect(of(byHand.id)).toMatchObject({ member_count: 1, badges: [{ type: "device_page" }] });
  expect(of(byRule.id)).toMatchObject({ member_count: 2 });
  expect(
    of(byRule.id)
      ?.badges.map(({ type }) => type)
      .toSorted(),
  ).toEqual(["algorithm_page", "device_page"]);
  const stranger = await t.as();
  expect(stranger.customer_id).not.toBe(customer_id);
  expect((await stranger(pagesApi.collections, { query: { id } })).collections).toEqual([]);
});
