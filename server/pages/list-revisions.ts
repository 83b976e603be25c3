import { sql } from "kysely";
import type * as z from "zod";
import type { PageContent } from "#contract/page-content.ts";
import type { pagesApi, Revision } from "#contract/pages.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { findPage } from "./service.ts";
import { publicationObject } from "./table.ts";

type ListQuery = z.output<typeof pagesApi.revisions.query>;

const publication = sql<Revision["publication"]>`(
  select ${publicationObject} from publications as publication
  where publication.page_id = page_revisions.page_id and publication.number = page_revisions.publication_number
)`;

const earlier = sql<Revision["earlier_publications"]>`coalesce((
  select json_agg(${publicationObject} order by publication.number desc) from publications as publication
  where publication.page_id = page_revisions.page_id and publication.revision_number = page_revisions.number
    and publication.number < page_revisions.publication_number
), '[]')`;

const revisionColumns = (ctx: TenantCtx) =>
  [
    "page_revisions.id",
    "page_revisions.number",
    "page_revisions.updated_at as saved_at",
    "page_revisions.created_at as first_saved_at",
    "page_revisions.save_count",
    personName("page_revisions.created_by").as("saved_by"),
    sql<boolean>`coalesce(page_revisions.created_by = ${userIdOf(ctx)}::uuid, false)`.as("is_mine"),
    sql<Revision["fields"]>`page_revisions.fields`.as("fields"),
    publication.as("publication"),
    earlier.as("earlier_publications"),
    "page_revisions.restored_from",
    sql<string | null>`(
      select source.updated_at from page_revisions as source
      where source.page_id = page_revisions.page_id and source.number = page_revisions.restored_from)`.as(
      "restored_saved_at",
    ),
  ] as const;

const revisionsOf = (ctx: TenantCtx, page_id: string) =>
  ctx.db
    .selectFrom("page_revisions")
    .where("page_revisions.customer_id", "=", ctx.customer_id)
    .where("page_revisions.page_id", "=", page_id);

/** Newest first; `q` matches the author's name. */
export async function listRevisions(ctx: TenantCtx, page_id: string, query: ListQuery) {
  await findPage(ctx, page_id);
  let found = revisionsOf(ctx, page_id);
  if (query.q) found = found.where(personName("page_revisions.created_by"), "ilike", containing(query.q));
  if (query.is_published !== undefined)
    found = found.where("page_revisions.publication_number", query.is_published ? "is not" : "is", null);
  const [revisions, total] = await Promise.all([
    found
      .select(revisionColumns(ctx))
      .orderBy(orderOf(query.sort ?? "-number", { number: sql.ref("page_revisions.number") }, "number"))
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { revisions, meta: { total_count: total.count } };
}

export async function findRevision(ctx: TenantCtx, page_id: string, id: string) {
  await findPage(ctx, page_id);
  const found = await revisionsOf(ctx, page_id)
    .select(revisionColumns(ctx))
    .select(sql<PageContent>`page_revisions.content`.as("content"))
    .where("page_revisions.id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound("Revision");
  const { content, ...revision } = found;
  return { revision, content };
}
