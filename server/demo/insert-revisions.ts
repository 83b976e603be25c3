import type { PageContent } from "#contract/page-content.ts";
import { changedFields } from "#server/pages/compare-contents.ts";
import { sourceDigest } from "#server/pages/publishing/measure-languages.ts";
import type { MadePage } from "./insert-pages.ts";
import { PAGE_TEXTS } from "./page-texts.ts";
import { daysAgo, type Workshop } from "./workshop.ts";

type Saved = {
  readonly number: number;
  readonly content: PageContent;
  readonly before?: PageContent;
  readonly at: string;
};

const rowOf = ({ newId, customer_id, by }: Workshop, page_id: string, { number, content, before, at }: Saved) => ({
  id: newId(),
  customer_id,
  page_id,
  number,
  content: JSON.stringify(content),
  fields: JSON.stringify(before ? changedFields(before, content) : []),
  created_at: at,
  updated_at: at,
  created_by: by,
});

/** With the earlier English text, which some languages were translated from. */
function earlierOf({ headline, published_content }: MadePage): PageContent | undefined {
  const earlier = PAGE_TEXTS[headline.en]?.earlier_body;
  return earlier === undefined ? undefined : { ...published_content, body: { ...published_content.body, en: earlier } };
}

/** French and Tagalog were translated from the earlier text, French through an imported file. */
function marksOf(shop: Workshop, pages: readonly MadePage[]) {
  const { customer_id, by } = shop;
  return pages.flatMap((page) => {
    const source_text = earlierOf(page)?.body["en"];
    if (source_text === undefined) return [];
    const mark = { customer_id, subject_type: "page", subject_id: page.id, field: "body", source_text, marked_by: by };
    return [
      { ...mark, locale: "fr", is_from_file: true, marked_at: daysAgo(shop, 190) },
      { ...mark, locale: "tl", is_from_file: false, marked_at: daysAgo(shop, 188) },
    ].map((one) => ({ ...one, source_digest: sourceDigest(source_text) }));
  });
}

/** The revisions that led to each page's public version. */
export async function insertRevisions(shop: Workshop, pages: readonly MadePage[]) {
  const { db } = shop;
  const rows = pages.flatMap((page) => {
    const { id, published_content: content, created_at: at } = page;
    const before = earlierOf(page);
    if (!before) return [rowOf(shop, id, { number: 1, content, at })];
    return [
      rowOf(shop, id, { number: 1, content: before, at }),
      // before the oldest publication
      rowOf(shop, id, { number: 2, content, before, at: daysAgo(shop, 180.3) }),
    ];
  });
  if (rows.length) await db.insertInto("page_revisions").values(rows).execute();
  const marks = marksOf(shop, pages);
  if (marks.length) await db.insertInto("translation_marks").values(marks).execute();
}

/** An edit after the page was published. */
export async function addChange(shop: Workshop, page: MadePage, at: string) {
  const { db, customer_id } = shop;
  const { id, content, published_content: before } = page;
  await db
    .insertInto("page_revisions")
    .values(rowOf(shop, id, { number: 2, content, before, at }))
    .execute();
  await db
    .updateTable("pages")
    .set({ content: JSON.stringify(content), updated_at: at })
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .execute();
}
