import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { EMPTY_PAGE, type PageContent } from "#contract/page-content.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { type ChainContent, EMPTY_CHAIN, type Placement } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { newPlacement } from "#datachain/template-content.ts";
import type { CustomerId } from "#server/platform/context.ts";
import type { TestApp } from "./harness.ts";

export const pageContent = (content: Partial<PageContent> = {}): PageContent => ({
  ...EMPTY_PAGE,
  headline: { en: "Air mast" },
  subtitle: { en: "Measures the air" },
  body: { en: "It stands by the quay." },
  ...content,
});

export const placementOf = (placement: Partial<Placement> = {}): Placement =>
  newPlacement({ category_id: "purpose", element_id: "ecology", ...placement }, () => placement.id ?? "p1");

/** A chain without errors: every category without a placement is marked as not disclosed. */
export function chainContent(
  placements: readonly Placement[] = [],
  kind: "device" | "algorithm" = "device",
): ChainContent {
  const placed = new Set(placements.map(({ category_id }) => category_id));
  const silent = currentTaxonomy(kind).categories.filter(({ id }) => !placed.has(id));
  return {
    ...EMPTY_CHAIN,
    placements,
    undisclosed: Object.fromEntries(silent.map(({ id }) => [id, { en: "Not told" }])),
  };
}

const json = (value: unknown) => JSON.stringify(value);

/** Inserts rows of pages as real use would create them, straight into the database. */
export function pageWorld(t: Pick<TestApp, "database" | "make">, customer_id: string) {
  const { system: db } = t.database;

  const page = async (type: PageSnapshot["type"], content: PageContent, subject: object = {}) => {
    const id = uuidv7();
    const slug = `p-${randomBytes(5).toString("hex")}`;
    const headline = json(content.headline);
    await db
      .insertInto("pages")
      .values({ id, customer_id, type, slug, headline, content: json(content), ...subject })
      .execute();
    await db
      .insertInto("page_revisions")
      .values({ id: uuidv7(), customer_id, page_id: id, number: 1, content: json(content) })
      .execute();
    return { id, slug };
  };

  const chain = async (owner: { device_id: string } | { algorithm_id: string }, content: ChainContent) => {
    const taxonomy_id = currentTaxonomy("device_id" in owner ? "device" : "algorithm").id;
    const id = uuidv7();
    await db
      .insertInto("datachains")
      .values({ id, customer_id, taxonomy_id, content: json(content), lock_version: 1, ...owner })
      .execute();
    for (const { organization_id } of content.placements)
      if (organization_id)
        await db
          .insertInto("datachain_organizations")
          .values({ customer_id, datachain_id: id, organization_id })
          .execute();
    return { id };
  };

  return {
    /** For calling the functions behind the endpoints directly. */
    ctx: {
      db: t.database.tenant(customer_id),
      customer_id: customer_id as CustomerId,
      services: { database: t.database },
    },
    page,
    chain,
    /** A publishable page. */
    devicePage: async (content: Partial<PageContent> = {}, chained: ChainContent = chainContent()) => {
      const device = await t.make.device(customer_id);
      await chain({ device_id: device.id }, chained);
      const made = await page("device_page", pageContent(content), { device_id: device.id });
      return { ...made, device_id: device.id };
    },
    save: async (id: string, content: Partial<PageContent>) => {
      await db
        .updateTable("pages")
        .set({
          content: sql`content || ${json(content)}::jsonb`,
          ...(content.headline && { headline: json(content.headline) }),
        })
        .where("id", "=", id)
        .execute();
    },
    /** Every site has one. */
    home: async (content: Partial<PageContent> = {}) => {
      const said = pageContent({
        home: {
          announcement: {},
          show_announcement: false,
          announcement_until: null,
          featured: [],
          show_code_field: true,
        },
        ...content,
      });
      const known = await db
        .selectFrom("pages")
        .select("id")
        .where("customer_id", "=", customer_id)
        .where("type", "=", "home_page")
        .executeTakeFirst();
      if (!known) return page("home_page", said);
      await db
        .updateTable("pages")
        .set({ content: json(said) })
        .where("id", "=", known.id)
        .execute();
      return { ...known, slug: "home" };
    },
  };
}
