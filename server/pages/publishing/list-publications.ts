import { sql } from "kysely";
import type * as z from "zod";
import type { PageSnapshot, publicationsApi } from "#contract/publications.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { withholdingsOf } from "../table.ts";
import type { Composing } from "./read-composition.ts";

type ListQuery = z.output<typeof publicationsApi.list.query>;

const publicationColumns = [
  "publications.number",
  "publications.note",
  "publications.published_at",
  personName("publications.published_by").as("published_by"),
  "publications.ended_at",
  withholdingsOf("publications").as("withholdings"),
] as const;

const ofPage = ({ db, customer_id }: Composing, page_id: string) =>
  db
    .selectFrom("publications")
    .where("publications.customer_id", "=", customer_id)
    .where("publications.page_id", "=", page_id);

async function requirePage({ db, customer_id }: TenantCtx, id: string) {
  const page = await db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!page) throw notFound("Page");
}

/** Newest first; `q` matches the notes. */
export async function listPublications(ctx: TenantCtx, page_id: string, query: ListQuery) {
  await requirePage(ctx, page_id);
  let found = ofPage(ctx, page_id);
  if (query.q) found = found.where("publications.note", "ilike", containing(query.q));
  const [publications, total] = await Promise.all([
    found
      .select(publicationColumns)
      .orderBy(orderOf(query.sort ?? "-number", { number: sql.ref("publications.number") }, "number"))
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { publications, meta: { total_count: total.count } };
}

export async function findPublication(ctx: Composing, page_id: string, number: number) {
  const publication = await ofPage(ctx, page_id)
    .select(publicationColumns)
    .where("publications.number", "=", number)
    .executeTakeFirst();
  if (!publication) throw notFound("Publication");
  return publication;
}

export async function readPublication(ctx: TenantCtx, page_id: string, number: number) {
  const found = await ofPage(ctx, page_id)
    .select([...publicationColumns, sql<PageSnapshot>`publications.snapshot`.as("snapshot")])
    .where("publications.number", "=", number)
    .executeTakeFirst();
  if (!found) throw notFound("Publication");
  const { snapshot, ...publication } = found;
  return { publication, snapshot };
}
