import { sql } from "kysely";
import { emptyPageContent, type PageContent } from "#contract/page-content.ts";
import type { RelationType } from "#contract/relationships.ts";
import { filled } from "./chains.ts";
import { DEVICE_FACTS } from "./device-facts.ts";
import type { DemoPage } from "./inventory.ts";
import { type DemoQuestion, GUIDE_QUESTIONS, HOME_LEAD } from "./guide-texts.ts";
import { PAGE_TEXTS } from "./page-texts.ts";
import type { DemoPhoto } from "./photos.ts";
import { inSix, type Words } from "./texts.ts";
import { daysAgo, type LabelIds, times, type Workshop } from "./workshop.ts";

/** A page to create, with its subject. */
export type NewPage = DemoPage & {
  readonly device_id?: string;
  readonly algorithm_id?: string;
  readonly reference?: string | undefined;
  readonly place?: string;
  readonly summary?: Words;
};
/** A created page: its content, and its public content if that differs. */
export type MadePage = NewPage & {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly content: PageContent;
  readonly published_content: PageContent;
};

const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

const questionsOf = (questions: readonly DemoQuestion[] = []): PageContent["questions"] =>
  questions.map(({ question, answer }, at) => ({
    id: `q${at + 1}`,
    question: filled(question),
    answer: filled(answer),
  }));

/** The device whose photo a page without a device uses. */
const PICTURES: Readonly<Record<string, string>> = {
  "Along Harbour Walk": "TRA-0019",
  "Getting through the port": "ENV-0008",
};

const imageOf = (photo: DemoPhoto | undefined): PageContent["image"] =>
  photo
    ? { key: photo.image.key, alt: filled(photo.alt), is_decorative: false, crop: null, focus: { x: 0.5, y: 0.5 } }
    : null;

function contentOf(page: NewPage, label_ids: string[], photo: DemoPhoto | undefined): PageContent {
  const texts = PAGE_TEXTS[page.headline.en];
  const subtitle = texts?.subtitle ?? (page.reference ? DEVICE_FACTS[page.reference]?.summary : page.summary);
  return {
    ...emptyPageContent(page.type),
    headline: filled(page.headline),
    subtitle: subtitle ? filled(subtitle) : {},
    body: texts ? filled(texts.body) : {},
    image: imageOf(photo),
    label_ids,
    questions: questionsOf(texts?.questions),
  };
}

type Members = readonly { readonly title: string; readonly id: string }[];
const idsOf = (pages: Members, titles: readonly string[]) =>
  titles.flatMap((title) => pages.filter((page) => page.title === title).map(({ id }) => ({ id })));

/** One collection by hand, one by label, one by type. */
function collectionOf(title: string, pages: Members, labelIds: LabelIds): Partial<PageContent["collection"] & object> {
  if (title === "Along Harbour Walk")
    return {
      // in walking order, from the ferry pier along the water
      members: idsOf(pages, [
        "Public Wi-Fi, Ferry Terminal",
        "Air quality mast, Fish Market Square",
        "People counter, Harbour Walk",
        "Smart bin sensors, Beach Promenade",
        "People counter, Beach Promenade",
      ]),
    };
  if (title === "Getting through the port") return { rule: "label", label_ids: labelIds(["Port"]), group_by: "status" };
  return { rule: "type", types: ["algorithm_page"] };
}

const RELATIONS: readonly (readonly [from: string, type: RelationType, to: string])[] = [
  ["Bus lane camera, Mill Street", "works_with", "Licence plate reader, Dock Road"],
  ["People counter, Harbour Walk", "sends_data_to", "Ferry crowding forecast"],
  ["People counter, Beach Promenade", "works_with", "People counter, Harbour Walk"],
  ["Licence plate reader, Dock Road", "replaces", "Traffic counter, Customs Street"],
  ["Air quality mast, Dock Road", "same_place", "Licence plate reader, Dock Road"],
  ["Wi-Fi footfall counter, Market Hall", "uses", "Parking demand forecast"],
];
const SYMMETRIC: readonly RelationType[] = ["works_with", "same_place"];

async function insertRelations({ db, newId, customer_id, by }: Workshop, pages: Members) {
  const rows = RELATIONS.flatMap(([from, type, to]) => {
    const [one, other] = [...idsOf(pages, [from]), ...idsOf(pages, [to])].map(({ id }) => id);
    if (!one || !other) return [];
    const ends = SYMMETRIC.includes(type) ? [one, other].toSorted() : [one, other];
    return [{ id: newId(), customer_id, from_page_id: ends[0] ?? "", to_page_id: ends[1] ?? "", type, created_by: by }];
  });
  if (rows.length) await db.insertInto("page_relationships").values(rows).execute();
}

/** The home page exists with the site: add only what goes beyond the site's own texts. */
async function fillHome(shop: Workshop, pages: Members) {
  const { db, customer_id, by } = shop;
  const featured = idsOf(pages, [
    "Along Harbour Walk",
    "Getting through the port",
    "Bus lane camera, Mill Street",
    "Decisions with algorithms",
  ]);
  if (!featured.length) return;
  const words = JSON.stringify({ subtitle: filled(HOME_LEAD), questions: questionsOf(GUIDE_QUESTIONS) });
  // before it was published
  const at = daysAgo(shop, 14.3);
  await sql`
    with home as (
      update pages set created_by = ${by}, updated_by = ${by}, created_at = ${at}, updated_at = ${at}, content = jsonb_set(
        content || ${words}::jsonb, '{home,featured}', ${JSON.stringify(featured)}::jsonb)
      where customer_id = ${customer_id} and type = 'home_page' returning id, content
    )
    update page_revisions set content = home.content, created_by = ${by}, created_at = ${at}, updated_at = ${at}
    from home where page_id = home.id`.execute(db);
}

export const WITHDRAWN_BECAUSE = inSix("The device was removed when the street was closed to traffic.").en;

function rowOf(shop: Workshop, page: MadePage) {
  const { id, type, content, headline, device_id, algorithm_id, created_at, updated_at } = page;
  return {
    id,
    customer_id: shop.customer_id,
    type,
    status: "draft",
    device_id: device_id ?? null,
    algorithm_id: algorithm_id ?? null,
    headline: JSON.stringify(content.headline),
    content: JSON.stringify(content),
    slug: slugOf(headline.en),
    created_by: shop.by,
    updated_by: shop.by,
    created_at,
    updated_at,
  };
}

/** The public content of a page with changes: the former body. */
function publishedOf({ state, headline }: NewPage, content: PageContent): PageContent {
  const former = PAGE_TEXTS[headline.en]?.former_body;
  return state === "changed" && former ? { ...content, body: filled(former) } : content;
}

export async function insertPages(
  shop: Workshop,
  pages: readonly NewPage[],
  labelIds: LabelIds,
  photos: readonly DemoPhoto[],
): Promise<MadePage[]> {
  const { db, customer_id } = shop;
  const begun = pages.map((page) => ({ ...page, id: shop.newId() }));
  const members = begun.map(({ id, headline }) => ({ id, title: headline.en }));
  const made = begun.map((page): MadePage => {
    const shown = page.reference ?? PICTURES[page.headline.en];
    const photo = photos.find(({ reference }) => reference === shown);
    const plain = contentOf(page, labelIds(page.labels), photo);
    const { collection } = plain;
    const content = {
      ...plain,
      collection: collection && { ...collection, ...collectionOf(page.headline.en, members, labelIds) },
    };
    return { ...page, ...times(shop), content, published_content: publishedOf(page, content) };
  });
  await db
    .insertInto("pages")
    .values(made.map((page) => rowOf(shop, page)))
    .execute();
  const links = made.flatMap(({ id, content }) =>
    content.label_ids.map((label_id) => ({ customer_id, page_id: id, label_id })),
  );
  if (links.length) await db.insertInto("page_labels").values(links).execute();
  await insertRelations(shop, members);
  await fillHome(shop, members);
  return made;
}
