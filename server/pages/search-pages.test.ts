import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

test("pages are found by their ids, and only those of the customer", async () => {
  const [me, other] = [await t.as(), await t.as()];
  const mine = await t.make.page(me.customer_id, { headline: { en: "Mine" } });
  await t.make.page(me.customer_id, { headline: { en: "Not asked for" } });
  const theirs = await t.make.page(other.customer_id, { headline: { en: "Theirs" } });
  const { items } = await me(pagesApi.search, { query: { id: [mine.id, theirs.id] } });
  expect(items.map(({ title }) => title)).toEqual(["Mine"]);
});

test("pages are found by the status of their device", async () => {
  const me = await t.as();
  const active = await t.make.status(me.customer_id, "Active");
  const device = await t.make.device(me.customer_id, { name: "Mast", status_id: active.id });
  await t.make.page(me.customer_id, { headline: { en: "Mast" }, device_id: device.id });
  await t.make.page(me.customer_id, { headline: { en: "Without" } });
  const { items } = await me(pagesApi.search, { query: { device_status_id: [active.id] } });
  expect(items.map(({ title }) => title)).toEqual(["Mast"]);
});
