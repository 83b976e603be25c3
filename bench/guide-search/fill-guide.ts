import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { PageCard, PageSnapshot, PublicPlace } from "#contract/publications.ts";
import { composeSnapshot, digestOf } from "#server/pages/publishing/compose-snapshot.ts";
import { publishHome } from "#server/pages/publishing/publish-home.ts";
import { indexMissing } from "#server/pages/searching/index-missing.ts";
import type { Database } from "#server/platform/database/db.ts";
import { createFactories } from "#server/testing/factories.ts";
import { chainContent, pageWorld, placementOf } from "#server/testing/page-world.ts";

const BATCH = 500;
const WORDS_PER_PAGE = 120;
const SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo za".split(" ");
const PURPOSES = ["ecology", "mobility", "safety", "health"];
const KHMER = ["គុណភាពខ្យល់", "ផ្លូវកំពង់ផែ", "កាមេរ៉ា", "ទឹកភ្លៀង"];

/** Seeded: the same numbers in every run. */
function createRandom() {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A word of two to four syllables; low indexes are frequent, as in natural languages. */
function wordOf(index: number) {
  const digits = [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400) % 20, Math.floor(index / 8000) % 20];
  return digits
    .slice(0, index < 400 ? 2 : index < 8000 ? 3 : 4)
    .map((digit) => SYLLABLES[digit])
    .join("");
}

type Draw = ReturnType<typeof createRandom>;

/** Roughly Zipf's law: the thousandth word is on about every tenth page. */
const drawWord = (random: Draw) => wordOf(Math.floor(Math.exp(random() * Math.log(20_000))));

function describe(random: Draw, number: number) {
  const words = Array.from({ length: WORDS_PER_PAGE }, () => drawWord(random));
  const khmer = KHMER[number % KHMER.length] ?? "";
  return {
    headline: { en: `Camera ${words.slice(0, 2).join(" ")} ${number}`, km: `ឧបករណ៍ ${number}` },
    subtitle: { en: words.slice(2, 8).join(" ") },
    body: {
      en: `Stands at ${words.slice(8).join(" ")}.${number % 100 === 0 ? " Near the lighthouse." : ""}`,
      km: `ម៉ាស៊ីននេះវាស់${khmer}នៅផ្សារថ្មី`,
    },
  };
}

/** A random position in a city 20 km across. */
function placeOf(random: Draw, number: number): PublicPlace {
  return {
    id: uuidv7(),
    name: { en: `Dock Road ${number}` },
    address: null,
    lat: 41.4 + random() * 0.2,
    lng: -71.4 + random() * 0.2,
    geometry: null,
    precision: "exact",
    direction_deg: null,
    radius_m: null,
    short_code: null,
  };
}

type Template = { readonly snapshot: PageSnapshot; readonly card: PageCard | null };

function varied({ snapshot, card }: Template, random: Draw, number: number) {
  const [page_id, slug, words] = [uuidv7(), `camera-${number}`, describe(random, number)];
  const element_id = PURPOSES[number % PURPOSES.length] ?? "";
  const chain = snapshot.chain && {
    ...snapshot.chain,
    content: { ...snapshot.chain.content, placements: [placementOf({ element_id })] },
  };
  const place = placeOf(random, number);
  const content = { ...snapshot.content, ...words };
  const next: PageSnapshot = { ...snapshot, page_id, slug, chain, content, places: [place] };
  return {
    page_id,
    device_id: uuidv7(),
    slug,
    headline: words.headline,
    snapshot: next,
    card: card && {
      ...card,
      page_id,
      slug,
      title: words.headline,
      subtitle: words.subtitle,
      element_ids: [element_id],
      places: [{ name: place.name, lat: place.lat, lng: place.lng }],
    },
    digest: digestOf(next),
  };
}

/** Inserts published pages directly, skipping the checks of publishing. */
const insertPages = ({ system }: Database, customer_id: string, pages: readonly ReturnType<typeof varied>[]) =>
  sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
        as given (page_id uuid, device_id uuid, slug text, headline jsonb, snapshot jsonb, card jsonb, digest text)
    ), devices as (
      insert into devices (id, customer_id, name) select device_id, ${customer_id}, slug from given
    ), pages as (
      insert into pages (id, customer_id, type, slug, headline, device_id, status, publication_number, content)
      select page_id, ${customer_id}, 'device_page', slug, headline, device_id, 'published', 1, snapshot -> 'content' from given
    )
    insert into publications (customer_id, page_id, number, snapshot, card, digest)
    select ${customer_id}, page_id, 1, snapshot, card, digest from given`.execute(system);

/** A site with this many public pages, by default in two languages. */
export async function fillGuide(database: Database, count: number, locales: readonly string[] = ["en", "km"]) {
  const make = createFactories(database);
  const { customer_id } = await make.person({ role: "viewer" });
  const { slug } = await database.system
    .updateTable("sites")
    .set({ locales: [...locales], default_locale: "en" })
    .where("customer_id", "=", customer_id)
    .returning("slug")
    .executeTakeFirstOrThrow();
  const { ctx, devicePage, home } = pageWorld({ database, make }, customer_id);
  await publishHome(ctx, [(await home()).id]);
  const template = await composeSnapshot(ctx, (await devicePage({}, chainContent([placementOf()]))).id);
  const random = createRandom();
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const pages = Array.from({ length: size }, (_, at) => varied(template, random, from + at));
    await insertPages(database, customer_id, pages);
    const ids = pages.map(({ page_id }) => page_id);
    await ctx.db.transaction().execute((db) => indexMissing({ ...ctx, db }, ids));
  }
  return { customer_id, slug, host: `${slug}.localhost:3000` };
}
