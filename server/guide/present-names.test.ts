import { expect, test } from "vitest";
import { labelsApi } from "#contract/labels.ts";
import type { CollectionSettings } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { statusesApi } from "#contract/statuses.ts";
import { workQueue } from "#server/pages/publishing/work-queue.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { chainContent, pageContent, placementOf } from "#server/testing/page-world.ts";

const t = await startTestApp();

async function labelledPage() {
  const world = await guideWorld(t);
  const { customer_id, call, publish } = world;
  const label = await t.make.label(customer_id);
  // home only filters by labels if there are several
  const other = await t.make.label(customer_id);
  const status = await t.make.status(customer_id);
  const locks = { label: 0, status: 0 };
  const rename = (name: string, is_public = true) =>
    call(labelsApi.update, {
      params: { id: label.id },
      body: { label: { name, is_public, lock_version: locks.label++ } },
    });
  const renameStatus = (name: string, is_public = true) =>
    call(statusesApi.update, {
      params: { id: status.id },
      body: { status: { name, is_public, phase: "planned", lock_version: locks.status++ } },
    });
  await rename("Airways");
  await renameStatus("Soonish");
  const device = await t.make.device(customer_id, { status_id: status.id });
  await world.chain({ device_id: device.id }, chainContent([placementOf()]));
  const page = await world.page(
    "device_page",
    pageContent({ headline: { en: "Quay mast" }, label_ids: [label.id, other.id] }),
    {
      device_id: device.id,
    },
  );
  await publish(page.id);
  const read = async (path: string) => (await world.get(path)).body;
  /** Everywhere a resident or a program can read a label. */
  const places = {
    page: `/devices/${page.slug}`,
    home: "/",
    search: "/search?q=mast",
    data: "/data/devices.csv",
  };
  return { ...world, page, addPage: world.page, label, status, rename, renameStatus, read, places };
}

const settle = async () => {
  while (!(await workQueue({}, { database: t.database })).is_empty);
};

test("a renamed label has its current name on the page, on home, in filters, in search and in open data", async () => {
  const { read, places, rename, page, call } = await labelledPage();
  for (const path of Object.values(places)) await expect.poll(() => read(path), { message: path }).toContain("Airways");
  await settle();
  expect(await read("/search?q=airways")).toContain("Quay mast");

  await rename("Breezeways");
  for (const path of Object.values(places)) {
    await expect.poll(() => read(path), { message: path }).toContain("Breezeways");
    expect(await read(path), path).not.toContain("Airways");
  }
  await settle();
  await expect.poll(() => read("/search?q=breezeways")).toContain("Quay mast");
  expect(await read("/search?q=airways")).not.toContain("Quay mast");
  const { page: kept } = await call(pagesApi.read, { params: { id: page.id } });
  expect(kept.state).toBe("published");
});

test("a label that is hidden after publishing leaves the page and open data at once", async () => {
  const { read, places, rename } = await labelledPage();
  for (const path of Object.values(places)) await expect.poll(() => read(path), { message: path }).toContain("Airways");
  await rename("Airways", false);
  for (const path of Object.values(places))
    await expect.poll(() => read(path), { message: path }).not.toContain("Airways");
});

test("a renamed status has its current name on the page and in open data, and a hidden one is not shown", async () => {
  const { read, places, renameStatus } = await labelledPage();
  for (const path of [places.page, places.data])
    await expect.poll(() => read(path), { message: path }).toContain("Soonish");
  await renameStatus("Coming up");
  for (const path of [places.page, places.data]) {
    await expect.poll(() => read(path), { message: path }).toContain("Coming up");
    expect(await read(path), path).not.toContain("Soonish");
  }
  await settle();
  await expect.poll(() => read("/search?q=coming")).toContain("Quay mast");
  await renameStatus("Coming up", false);
  for (const path of [places.page, places.data])
    await expect.poll(() => read(path), { message: path }).not.toContain("Coming up");
});

test("a label has its own name in each language of the guide, and its main name where one is missing", async () => {
  const world = await labelledPage();
  const { read, places, label, call, page } = world;
  const by_label: CollectionSettings = {
    rule: "label",
    label_ids: [label.id],
    members: [],
    types: [],
    status_ids: [],
    left_out: [],
    group_by: "label",
    order: "title",
  };
  const collection = await world.addPage("collection_page", pageContent({ collection: by_label }));
  await world.publish(collection.id);
  const everywhere = [...Object.values(places), `/collections/${collection.slug}`];
  const inKhmer = (path: string) => read(`${path}${path.includes("?") ? "&" : "?"}lang=km`);
  await settle();
  for (const path of everywhere) await expect.poll(() => inKhmer(path), { message: path }).toContain("Airways");
  await call(labelsApi.update, {
    params: { id: label.id },
    body: { label: { name: "Airways", names: { km: "ផ្លូវអាកាស" }, lock_version: 1 } },
  });
  for (const path of everywhere) {
    await expect.poll(() => inKhmer(path), { message: path }).toContain("ផ្លូវអាកាស");
    expect(await inKhmer(path), path).not.toContain("Airways");
  }
  expect(await read(`${places.page}?lang=es`)).toContain("Airways");
  await settle();
  await expect.poll(() => read(`/search?q=${encodeURIComponent("ផ្លូវអាកាស")}&lang=km`)).toContain("Quay mast");
  const { page: kept } = await call(pagesApi.read, { params: { id: page.id } });
  expect(kept.state, "a name is no change of the page").toBe("published");
});

test("a status has its own name in each language of the guide, and its main name where one is missing", async () => {
  const { read, places, status, call, page } = await labelledPage();
  await call(statusesApi.update, {
    params: { id: status.id },
    body: { status: { name: "Soonish", names: { km: "ឆាប់ៗ" }, lock_version: 1 } },
  });
  await expect.poll(() => read(`${places.page}?lang=km`)).toContain("ឆាប់ៗ");
  expect(await read(`${places.page}?lang=km`)).not.toContain("Soonish");
  expect(await read(`${places.page}?lang=es`)).toContain("Soonish");
  await settle();
  await expect.poll(() => read(`/search?q=${encodeURIComponent("ឆាប់ៗ")}&lang=km`)).toContain("Quay mast");
  const { page: kept } = await call(pagesApi.read, { params: { id: page.id } });
  expect(kept.state, "a name is no change of the page").toBe("published");
});
