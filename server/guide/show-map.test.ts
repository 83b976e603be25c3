import { expect, test } from "vitest";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { chainContent, placementOf } from "#server/testing/page-world.ts";

const t = await startTestApp();

test("the map lists where the public pages are, as precisely as they say, and nearest first to a street", async () => {
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
