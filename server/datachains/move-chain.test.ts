import { beforeAll, expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { algorithmChainApi, type ChainContent, deviceChainApi as api } from "#contract/datachains.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

const TARGET = "device@2027-01-01";
const text = (en: string) => [{ locale: "en", value: en }];
const category = (id: string, order: number, required = false) => ({
  id,
  order,
  required,
  datachain_type: "device",
  shape: "hexagon",
  name: text(`Category ${id}`),
});
const element = (id: string, category_id: string) => ({
  id,
  category_id,
  title: text(`New ${id}`),
  description: text("…"),
});

/** Renames an element, drops another and adds a required category. */
const RELEASE = {
  version: TARGET,
  license: "CC-BY-4.0",
  source: "https://standard.example",
  datachain_type: { id: "device", name: text("Device"), subchains: [], locales: ["en"] },
  categories: [category("purpose", 1, true), category("tech", 2, true), category("sound", 3, true)],
  elements: [element("mobility", "purpose"), element("radar", "tech"), element("whistle", "sound")],
};

const place = (category_id: string, element_id: string) => newPlacement({ category_id, element_id }, uuidv7);
const CHAIN: ChainContent = {
  ...EMPTY_CHAIN,
  placements: [place("purpose", "mobility"), place("tech", "identifiable_image"), place("storage", "stored_locally")],
};

beforeAll(async () => {
  const admin = await t.as({ admin: true });
  await admin(taxonomiesApi.take, { body: { release: RELEASE, dry_run: false } });
});

async function withChain() {
  const call = await t.as();
  const { id } = await t.make.device(call.customer_id);
  const params = { id };
  await call(api.save, { params, body: { datachain: { content: CHAIN, lock_version: 0 } } });
  return { call, params };
}

test("a dry run reports the changes without making them", async () => {
  const { call, params } = await withChain();
  const body = { taxonomy_id: TARGET, dry_run: true, lock_version: 1 };
  const { changes, datachain } = await call(api.move, { params, body });
  const [, camera] = CHAIN.placements;
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        code: "CATEGORY_NEW",
        category_id: "sound",
        params: { title: "Category sound", required: 1 },
      }),
      expect.objectContaining({ code: "CATEGORY_GONE", category_id: "storage" }),
      expect.objectContaining({ code: "ELEMENT_GONE", category_id: "tech", placement_id: camera?.id }),
      expect.objectContaining({ code: "ELEMENT_RENAMED", params: expect.objectContaining({ after: "New mobility" }) }),
    ]),
  );
  // one entry per rename, not one per language
  expect(changes.filter(({ code }) => code === "ELEMENT_RENAMED")).toHaveLength(1);
  expect(datachain).toMatchObject({ taxonomy_id: "device@1", lock_version: 1, content: CHAIN });
  expect((await call(api.get, { params })).datachain).toEqual(datachain);
});

test("a move switches the taxonomy version, loses no content and adds a version", async () => {
  const { call, params } = await withChain();
  const body = { taxonomy_id: TARGET, dry_run: false, lock_version: 1 };
  const { datachain } = await call(api.move, { params, body });
  expect(datachain).toMatchObject({ taxonomy_id: TARGET, lock_version: 2, identifiability: "identifiable" });
  expect(datachain.content.placements.map(({ element_id }) => element_id)).toEqual([
    "mobility",
    "custom_identifiable_image",
    "stored_locally",
  ]);
  expect(datachain.summary.states).toHaveLength(3);
  expect((await call(api.get, { params })).datachain).toEqual(datachain);
  const { versions } = await call(api.versions, { params, query: {} });
  expect(versions.map(({ number, note, taxonomy_id }) => [number, note, taxonomy_id])).toEqual([
    [2, "move", TARGET],
    [1, null, "device@1"],
  ]);
  const back = await call(api.move, { params, body: { taxonomy_id: "device@1", dry_run: false, lock_version: 2 } });
  expect(back.datachain.taxonomy_id).toBe("device@1");
});

test("rejects a stale move; moving to the current version does nothing", async () => {
  const { call, params } = await withChain();
  const stale = call(api.move, { params, body: { taxonomy_id: TARGET, dry_run: false, lock_version: 0 } });
  await expect(stale).rejects.toMatchObject({ status: 409, body: { current: { lock_version: 1 } } });
  const same = await call(api.move, { params, body: { taxonomy_id: "device@1", dry_run: false, lock_version: 1 } });
  expect(same).toMatchObject({ changes: [], datachain: { lock_version: 1 } });
});

test("rejects an unknown taxonomy version or one of the other kind, naming the field; viewers may not move", async () => {
  const { call, params } = await withChain();
  for (const taxonomy_id of ["algorithm@1", "device@99"])
    await expect(
      call(api.move, { params, body: { taxonomy_id, dry_run: true, lock_version: 1 } }),
    ).rejects.toMatchObject({ status: 400, body: { fields: { taxonomy_id: expect.any(String) } } });
  const { id } = await t.make.algorithm(call.customer_id);
  await expect(
    call(algorithmChainApi.move, { params: { id }, body: { taxonomy_id: TARGET, dry_run: true, lock_version: 0 } }),
  ).rejects.toMatchObject({ status: 400 });
  const viewer = await t.as({ role: "viewer", customer_id: call.customer_id });
  await expect(
    viewer(api.move, { params, body: { taxonomy_id: TARGET, dry_run: true, lock_version: 1 } }),
  ).rejects.toMatchObject({ status: 403 });
});
