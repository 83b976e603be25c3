import { sql } from "kysely";
import { expect, test } from "vitest";
import { publicationsApi } from "#contract/publications.ts";
import type { LText } from "#contract/texts.ts";
import { elementAnywhere } from "#datachain/lookup.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { workQueue } from "#server/pages/publishing/work-queue.ts";
import { sweepWords } from "#server/pages/searching/sweep-words.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { chainContent, pageContent, placementOf } from "#server/testing/page-world.ts";
import { searchGuide } from "./search-guide.ts";

const t = await startTestApp();
type Chosen = Parameters<typeof searchGuide>[1]["chosen"];

async function searchable(locales: readonly string[] = ["en", "km"]) {
  const world = await guideWorld(t);
  const { customer_id, publish } = world;
  await t.database.system
    .updateTable("sites")
    .set({ locales: [...locales] })
    .where("customer_id", "=", customer_id)
    .execute();
  const search = (q: string, locale = "en", chosen: Chosen = {}, page = 1) =>
    searchGuide({ db: t.database.tenant(customer_id), customer_id }, { q, locale, chosen, page });
  const make = async (headline: LText, more: Parameters<typeof pageContent>[0] = {}) => {
    const page = await world.devicePage({ headline, subtitle: {}, body: {}, ...more });
    await publish(page.id);
    return page;
  };
  const titles = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).results.map(({ card }) => card.title[asked[1] ?? "en"] ?? card.title["en"]);
  return { ...world, search, make, titles };
}

test("words of titles, texts, questions, places, organizations and the chain find a page", async () => {
  const { make, titles, devicePage, publish, customer_id } = await searchable();
  await make(
    { en: "Bus lane camera" },
    {
      body: { en: "It looks at [number plates](https://example.org/secret) of lorries." },
      questions: [{ id: "q1", question: { en: "Who watches?" }, answer: { en: "A clerk in the town hall." } }],
    },
  );
  const placed = await devicePage(
    { headline: { en: "Noise meter" }, subtitle: {}, body: {} },
    chainContent([placementOf({ element_id: "ecology" })]),
  );
  await t.make.location(customer_id, placed.device_id, { name: { en: "Fish Market" }, address: "12 Harbour Road" });
  await publish(placed.id);
  for (const q of ["camera", "CAMERAS bus", "lorry", "clerk", "town halls"])
    expect([q, await titles(q)]).toEqual([q, ["Bus lane camera"]]);
  for (const q of ["fish market", "harbour road 12"]) expect([q, await titles(q)]).toEqual([q, ["Noise meter"]]);
  const ecology = elementAnywhere(currentTaxonomy("device"), "ecology")?.title["en"] ?? "";
  expect(await titles(ecology)).toContain("Noise meter");
  for (const q of ["secret", "camera harbour", "zeppelin"]) expect([q, await titles(q)]).toEqual([q, []]);
});

test("finds inflected forms in each of six languages, with or without accents", async () => {
  const { make, search } = await searchable(["en", "es", "fr", "pt", "tl", "km"]);
  const { id } = await make(
    {
      en: "Counting cyclists",
      es: "Cámaras de tráfico",
      fr: "Détecteurs de fumée",
      pt: "Estações de medição",
      tl: "Kamera sa daan",
      km: "ម៉ាស៊ីននេះវាស់គុណភាពខ្យល់នៅផ្សារថ្មី",
    },
    {},
  );
  const asked: Record<string, readonly string[]> = {
    en: ["cyclist", "count", "cyclsits"],
    es: ["camara", "cámara", "TRAFICO", "camras"],
    fr: ["detecteur", "détecteur", "fumees", "detectuer"],
    pt: ["estacao", "estação", "medicao", "estasoes"],
    tl: ["kamera", "daan", "kamrea"],
    km: ["គុណភាព", "ខ្យល់", "គុណភាពខ្យល់", "វាស់", "គុណភាបខ្យល់"],
  };
  for (const [locale, questions] of Object.entries(asked))
    for (const q of questions) {
      const { results } = await search(q, locale);
      expect([locale, q, results.map(({ card }) => card.page_id)]).toEqual([locale, q, expect.arrayContaining([id])]);
    }
});

test("corrects misspelt words and says so", async () => {
  const { make, search } = await searchable(["en", "es", "km"]);
  await make({ en: "Harbour camera", es: "Cámara del puerto" }, {});
  const { corrected, total } = await search("harbuor camra");
  expect([corrected, total]).toEqual(["harbour camera", 1]);
  expect((await search("camra", "es")).corrected).toBe("cámara");
  expect((await search("camera")).corrected).toBeNull();
  await make({ en: "Air", km: "វាស់គុណភាពខ្យល់នៅផ្សារ" }, {});
  expect((await search("គុណភាបខ្យល់", "km")).corrected).toBe("គុណភាពខ្យល់");
  const nothing = await search("zeppelin");
  expect([nothing.corrected, nothing.total]).toEqual([null, 0]);
});

test("an excerpt marks the matched words as they are written", async () => {
  const { make, search } = await searchable(["en", "es", "km"]);
  await make(
    { en: "Pillar", es: "Mástil", km: "បង្គោល" },
    {
      subtitle: { en: "By the quay" },
      body: {
        en: "First paragraph.\n\nIt has **two cameras** that look at lorries.",
        es: "Tiene dos cámaras.",
        km: "ម៉ាស៊ីននេះវាស់គុណភាពខ្យល់នៅផ្សារ",
      },
    },
  );
  expect((await search("camera lorry")).results[0]?.excerpt).toEqual([
    { text: "It has two ", is_match: false },
    { text: "cameras", is_match: true },
    { text: " that look at ", is_match: false },
    { text: "lorries", is_match: true },
    { text: ".", is_match: false },
  ]);
  expect((await search("camara", "es")).results[0]?.excerpt).toContainEqual({ text: "cámaras", is_match: true });
  expect((await search("គុណភាពខ្យល់", "km")).results[0]?.excerpt).toContainEqual({
    text: "គុណភាពខ្យល់",
    is_match: true,
  });
  expect((await search("pillar")).results[0]?.excerpt).toEqual([{ text: "By the quay", is_match: false }]);
});

test("ranks a word in the title above the same word in a text", async () => {
  const { make, titles } = await searchable();
  await make({ en: "About something else" }, { body: { en: "Not far from a lighthouse." } });
  await make({ en: "Lighthouse" });
  await make({ en: "Zoo" }, { subtitle: { en: "Behind the lighthouse" } });
  expect(await titles("lighthouse")).toEqual(["Lighthouse", "Zoo", "About something else"]);
});

test("each facet counts with the other facets' filters applied", async () => {
  const { search, customer_id, devicePage, page, publish } = await searchable();
  const label = await t.make.label(customer_id);
  const device = async (purpose: string, label_ids: readonly string[]) => {
    const content = { headline: { en: "Beacon" }, label_ids: [...label_ids] };
    const { id } = await devicePage(content, chainContent([placementOf({ element_id: purpose })]));
    await publish(id);
  };
  await device("ecology", [label.id]);
  await device("ecology", []);
  await device("mobility", [label.id]);
  const collection = await page(
    "collection_page",
    pageContent({
      headline: { en: "Beacons" },
      collection: {
        rule: "type",
        members: [],
        label_ids: [],
        types: ["device_page"],
        status_ids: [],
        left_out: [],
        group_by: "none",
        order: "title",
      },
    }),
  );
  await publish(collection.id);
  const countsOf = async (chosen: Chosen) => {
    const { choices, total } = await search("beacon", "en", chosen);
    return { total, ...Object.fromEntries(choices.map(({ key, value, count }) => [`${key} ${value}`, count])) };
  };
  expect(await countsOf({})).toMatchObject({
    total: 4,
    "kind device": 3,
    "kind collection": 1,
    [`label ${label.id}`]: 2,
    "purpose ecology": 2,
    "purpose mobility": 1,
  });
  const ecology = await countsOf({ purpose: "ecology" });
  expect(ecology).toMatchObject({
    total: 2,
    "kind device": 2,
    [`label ${label.id}`]: 1,
    "purpose ecology": 2,
    "purpose mobility": 1,
  });
  expect(ecology).not.toHaveProperty("kind collection");
  expect(await countsOf({ purpose: "mobility", label: label.id, kind: "device" })).toMatchObject({
    total: 1,
    "purpose ecology": 1,
    "purpose mobility": 1,
  });
  expect((await search("beacon", "en", { kind: "algorithm" })).total).toBe(0);
});

test("a new version replaces the old one's words, and a withdrawn page is gone at once", async () => {
  const { make, titles, search, save, publish, call } = await searchable();
  const { id } = await make({ en: "Zeppelin" });
  await save(id, { headline: { en: "Airship" } });
  expect(await titles("airship")).toEqual([]);
  await publish(id);
  expect([await titles("airship"), await titles("zeppelin")]).toEqual([["Airship"], []]);
  await call(publicationsApi.withdraw, { params: { id }, body: { reason: "Sold" } });
  expect(await titles("airship")).toEqual([]);
  const mistyped = await search("airshp");
  expect([mistyped.corrected, mistyped.total]).toEqual([null, 0]);
  await publish(id);
  expect(await titles("airship")).toEqual(["Airship"]);
});

test("drafts are never found, and neither are another customer's pages and words", async () => {
  const [mine, theirs] = [await searchable(), await searchable()];
  await mine.devicePage({ headline: { en: "Submarine" }, body: { en: "Submarine" } });
  await theirs.make({ en: "Gondola" });
  for (const q of ["submarine", "submarin", "gondola", "gondla"]) {
    const { total, corrected } = await mine.search(q);
    expect([q, total, corrected]).toEqual([q, 0, null]);
  }
  expect(await theirs.titles("gondla")).toEqual(["Gondola"]);
  const { rows } = await sql<{ count: number }>`
    select count(*) from guide_texts where customer_id = ${theirs.customer_id}
    union all select count(*) from guide_words where customer_id = ${theirs.customer_id}
    union all select count(*) from guide_words_like('en', 'gondola')`.execute(t.database.tenant(mine.customer_id));
  expect(rows.map(({ count }) => count)).toEqual([0, 0, 0]);
});

test("a language that a site adds again becomes searchable with earlier publications, and one that it drops does not", async () => {
  const { make, titles, customer_id } = await searchable(["en", "fr"]);
  await make({ en: "Harbour camera", fr: "Caméra du port" });
  await t.database.system.deleteFrom("guide_texts").where("customer_id", "=", customer_id).execute();
  for (const locales of [["en"], ["en", "fr"]])
    await t.database.system.updateTable("sites").set({ locales }).where("customer_id", "=", customer_id).execute();
  await workQueue({}, { database: t.database });
  expect([await titles("camera"), await titles("camera", "fr")]).toEqual([["Harbour camera"], ["Caméra du port"]]);
  await t.database.system
    .updateTable("sites")
    .set({ locales: ["fr"], default_locale: "fr" })
    .where("customer_id", "=", customer_id)
    .execute();
  await workQueue({}, { database: t.database });
  expect([await titles("camera"), await titles("camera", "fr")]).toEqual([[], ["Caméra du port"]]);
});

test("pages indexed in one language are found in a language that the site adds again", async () => {
  const { make, titles, customer_id } = await searchable(["en", "fr"]);
  await make({ en: "Harbour camera", fr: "Caméra du port" });
  for (const locales of [["en"], ["en", "fr"]]) {
    await t.database.system.updateTable("sites").set({ locales }).where("customer_id", "=", customer_id).execute();
    while (!(await workQueue({}, { database: t.database })).is_empty);
  }
  expect([await titles("camera"), await titles("caméra", "fr")]).toEqual([["Harbour camera"], ["Caméra du port"]]);
});

test("any input gets a response: punctuation, endless words, only stop words", async () => {
  const { search } = await searchable();
  const typed = [
    "'",
    "\\",
    "a & !b | c:*",
    "<->",
    "%_%",
    "\u0000",
    "the of",
    "x".repeat(200),
    "🎥",
    "a ".repeat(100),
    "')--",
  ];
  for (const q of typed) expect([q, (await search(q)).total]).toEqual([q, 0]);
  expect((await search("   ")).total).toBe(3);
  const beyond = await search("", "en", {}, 99_999);
  expect([beyond.page, beyond.results.length]).toEqual([1, 3]);
});

test("sweeps words that no page contains any more, and keeps others", async () => {
  const { make, customer_id, call } = await searchable(["en"]);
  const { id } = await make({ en: "Zeppelin harbour" });
  await make({ en: "Harbour" });
  await call(publicationsApi.withdraw, { params: { id }, body: { reason: "Sold" } });
  const known = async () => {
    const words = await t.database.system
      .selectFrom("guide_words")
      .select("plain")
      .where("customer_id", "=", customer_id)
      .where("plain", "in", ["zeppelin", "harbour"])
      .orderBy("plain")
      .execute();
    return words.map(({ plain }) => plain);
  };
  expect(await known()).toEqual(["harbour", "zeppelin"]);
  await sweepWords(t.database.system);
  expect(await known()).toEqual(["harbour"]);
});

test("a whole sentence finds the pages with most of its words", async () => {
  const { make, titles } = await searchable();
  await make({ en: "Harbour camera" }, { body: { en: "It photographs boats." } });
  await make({ en: "Harbour lamp" });
  const [first, ...others] = await titles("Why does the camera in the harbour remember faces?");
  expect(first).toBe("Harbour camera");
  expect(others).toContain("Harbour lamp");
});

test("the request role uses the word index under row-level security", async () => {
  const { customer_id, make } = await searchable(["en"]);
  const { id } = await make({ en: "Harbour" });
  await sql`
    with made as (
      insert into pages (id, customer_id, type, slug, headline, content)
      select gen_random_uuid(), ${customer_id}, 'collection_page', 'many-' || n, '{}', '{}' from generate_series(1, 3000) n
      returning id
    )
    insert into guide_texts (customer_id, page_id, locale, number, kind, label_ids, purposes, technologies, sort_title,
      title_words, title_length, words, pieces)
    select customer_id, made.id, locale, number, 'collection', '{}', '{}', '{}',
      'many', title_words, title_length, to_tsvector('simple', md5(made.id::text)), pieces
    from guide_texts, made where page_id = ${id}`.execute(t.database.system);
  await sql`vacuum analyze guide_texts`.execute(t.owner);
  const served = await t.database
    .tenant(customer_id)
    .transaction()
    .execute(async (db) => {
      const found =
        await sql`select unnest(page_ids) from search_guide('en', 'english_stem', '{harbour}', '{harbour}', false,
          '{collection,device}', '{}', 1, 20)`.execute(db);
      const { rows } = await sql<{ index: number; table: number }>`
      select pg_stat_get_xact_numscans('guide_texts_words'::regclass) as index,
        pg_stat_get_xact_numscans('guide_texts'::regclass) as table`.execute(db);
      return { found: found.rows.length, ...rows[0] };
    });
  expect(served).toMatchObject({ found: 1, table: 0 });
  expect(Number(served.index)).toBeGreaterThan(0);
});
