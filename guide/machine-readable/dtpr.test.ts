import { expect, test } from "vitest";
import { OURS } from "#datachain/document-form.ts";
import { fromDocument } from "#datachain/document-read.ts";
import { violationsOf } from "#datachain/testing/dtpr-rules.ts";
import { BUILT_IN, builtIn } from "#datachain/taxonomies.ts";
import { ALGORITHM } from "../testing/algorithm.ts";
import { COLLECTION } from "../testing/collection.ts";
import { DEVICE } from "../testing/device.ts";
import { INTERNAL } from "../testing/site.ts";
import { guideOf, HOSTILE, HOSTILE_DEVICE } from "../testing/hostile-guide.ts";
import type { PageSnapshot } from "../content.ts";
import { dtprDocument } from "./dtpr-document.ts";
import { dtprIndex, type IndexedPage } from "./dtpr-index.ts";

const known = (id: string) => {
  const taxonomy = builtIn(id);
  if (!taxonomy) throw new Error(id);
  return taxonomy;
};
const times = { first_published_at: "2025-03-28T08:00:00Z", published_at: "2026-11-12T14:20:00Z" };
const documentOf = (snapshot: PageSnapshot) =>
  dtprDocument({ guide: guideOf(), snapshot, taxonomy: known(snapshot.chain?.taxonomy_id ?? "device@1"), ...times });

test.each([
  ["a device", DEVICE],
  ["an algorithm", ALGORITHM],
])("%s is a document that DTPR readers can read, with omissions listed", (_, snapshot) => {
  const document = documentOf(snapshot);
  const read = fromDocument(JSON.parse(JSON.stringify(document)), { taxonomies: BUILT_IN });
  if (!("content" in read)) throw new Error(JSON.stringify(read.problems));
  const ids = (placements: readonly { element_id: string }[]) =>
    placements.map(({ element_id }) => element_id).toSorted();
  expect(ids(read.content.placements)).toEqual(ids(snapshot.chain?.content.placements ?? []));
  expect(document?.[OURS]).toMatchObject({
    left_out: expect.arrayContaining([
      expect.objectContaining({
        code: snapshot === DEVICE ? "UNDISCLOSED" : "LOCALES",
        why: expect.any(String) as unknown,
      }),
    ]) as unknown,
    licence: { name: "CC BY 4.0" },
    page: `https://guide.seaview.example/${snapshot === DEVICE ? "devices" : "algorithms"}/${snapshot.slug}`,
  });
});

test("published documents keep to the rules of their release", () => {
  expect(violationsOf(documentOf(DEVICE))).toEqual([]);
  // this page leaves a category empty that the release demands, and its document says so
  expect(violationsOf(documentOf(ALGORITHM))).toEqual(["required category affected is empty"]);
  expect(JSON.stringify(documentOf(ALGORITHM)?.[OURS])).toContain("REQUIRED_CATEGORY");
});

test("internal notes are in no document", () => {
  expect(JSON.stringify([documentOf(DEVICE), documentOf(ALGORITHM)])).not.toContain(INTERNAL);
});

test("a page without a datachain has no document", () => {
  expect(documentOf(COLLECTION)).toBeUndefined();
  expect(documentOf({ ...DEVICE, chain: null })).toBeUndefined();
});

test("the index names the guide, every document and the vocabularies they use", async () => {
  const page = (more: Partial<IndexedPage>): IndexedPage => ({
    type: "device_page",
    slug: "dock-road",
    title: { en: "Dock Road" },
    taxonomy_id: "device@1",
    published_at: times.published_at,
    ...more,
  });
  async function* batches() {
    yield [page({}), page({ type: "collection_page", slug: "walk", taxonomy_id: null })];
    yield await Promise.resolve([]);
    yield [
      page({ type: "algorithm_page", slug: HOSTILE_DEVICE.slug, title: { en: HOSTILE }, taxonomy_id: "algorithm@1" }),
    ];
  }
  let text = "";
  for await (const part of dtprIndex(guideOf(), batches(), (id) => Promise.resolve(known(id)))) text += part;
  const index = JSON.parse(text) as {
    documents: { url: string; title: { value: string }[] }[];
    vocabularies: { id: string }[];
  };
  expect(index).toMatchObject({
    standard: "DTPR",
    guide: { url: "https://guide.seaview.example/", languages: ["en", "es", "fr", "pt", "fil", "km", "ar"] },
  });
  expect(index.documents.map(({ url }) => url)).toEqual([
    "https://guide.seaview.example/devices/dock-road.json",
    `https://guide.seaview.example/algorithms/${encodeURIComponent(HOSTILE_DEVICE.slug)}.json`,
  ]);
  expect(index.documents[1]?.title[0]?.value).toBe(HOSTILE);
  expect(index.vocabularies.map(({ id }) => id)).toEqual(["device@1", "algorithm@1"]);
});
