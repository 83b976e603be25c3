import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { Redirect, redirectsApi } from "#contract/redirects.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { publicPath } from "./public-path.ts";
import { redirectSorts } from "./table.ts";

type ListQuery = z.output<typeof redirectsApi.list.query>;
type RedirectInput = z.output<typeof redirectsApi.create.body>["redirect"];

/** A union of manual redirects and those left by renamed pages. */
const ofCustomer = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom((db) =>
      db
        .selectFrom("redirects")
        .where("redirects.customer_id", "=", ctx.customer_id)
        .select(["id", "path", "page_id", "target", "created_at"])
        .select([sql<Redirect["origin"]>`'person'`.as("origin"), personName("redirects.created_by").as("created_by")])
        .unionAll(
          db
            .selectFrom("page_redirects")
            .where("page_redirects.customer_id", "=", ctx.customer_id)
            .select([
              // a stable id for the row, which has none of its own and cannot be deleted
              sql<string>`md5(page_redirects.type || '/' || page_redirects.slug)::uuid`.as("id"),
              sql<string>`'/' || case page_redirects.type when 'device_page' then 'devices'
                when 'algorithm_page' then 'algorithms' else 'collections' end || '/' || page_redirects.slug`.as(
                "path",
              ),
              "page_redirects.page_id",
              sql<string | null>`null`.as("target"),
              "page_redirects.created_at",
              sql<Redirect["origin"]>`'address_change'`.as("origin"),
              sql<string | null>`null`.as("created_by"),
            ]),
        )
        .as("redirects"),
    )
    .leftJoin("pages", "pages.id", "redirects.page_id")
    .leftJoin("sites", "sites.customer_id", "pages.customer_id");

/** Uses per local day. */
const daysOf = (ctx: TenantCtx) =>
  sql`redirect_days as used where used.customer_id = ${ctx.customer_id} and used.path = redirects.path`;
const recentUses = (ctx: TenantCtx) => sql<number>`(
  select coalesce(sum(used.uses), 0)::int from ${daysOf(ctx)} and used.day > (
    select (now() at time zone here.time_zone)::date - 30 from sites as here where here.customer_id = ${ctx.customer_id}))`;
const lastUse = (ctx: TenantCtx) => sql<string | null>`(select max(used.day) from ${daysOf(ctx)})`;

const shown = (ctx: TenantCtx) =>
  ofCustomer(ctx).select([
    "redirects.id",
    "redirects.path",
    "redirects.target",
    "redirects.origin",
    "redirects.created_by",
    "redirects.created_at",
    sql<Redirect["page"]>`case when pages.id is not null then jsonb_build_object(
      'id', pages.id, 'type', pages.type, 'title', ${pageTitle(undefined)}, 'is_public', pages.status = 'published'
    ) end`.as("page"),
    recentUses(ctx).as("recent_uses"),
    lastUse(ctx).as("last_used_on"),
  ]);

export async function listRedirects(ctx: TenantCtx, query: ListQuery) {
  const fits = query.q ? sql<boolean>`redirects.path ilike ${containing(query.q)}` : sql<boolean>`true`;
  const [redirects, count] = await Promise.all([
    shown(ctx)
      .where(fits)
      .orderBy(orderOf(query.sort, redirectSorts, "path"))
      .orderBy("redirects.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    ofCustomer(ctx)
      .where(fits)
      .select(sql<number>`count(*)::int`.as("total_count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { redirects, meta: count };
}

async function findRedirect(ctx: TenantCtx, id: string) {
  const redirect = await shown(ctx).where("redirects.id", "=", id).executeTakeFirst();
  if (!redirect) throw notFound("Redirect");
  return redirect;
}

const refuse = (code: "path_taken" | "redirect_loop", field: string, message: string) =>
  new AppError(code, message, { fields: { [`redirect.${field}`]: message } });

/** A page takes precedence, so its own address cannot redirect. */
async function requireFree(ctx: TenantCtx, path: string) {
  const page = await ctx.db
    .selectFrom("pages")
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .where(publicPath, "=", path)
    .select("id")
    .executeTakeFirst();
  if (page) throw refuse("path_taken", "path", "A page is at that address");
}

/** Follows the chain of redirects and rejects loops. */
async function requireEnd(ctx: TenantCtx, path: string, target: string) {
  const { rows } = await sql<{ path: string }>`
    with recursive way (path) as (
      select ${target}::text
      union select redirects.target from redirects join way on redirects.path = way.path
        where redirects.customer_id = ${ctx.customer_id} and redirects.target is not null
    ) select path from way where path = ${path}`.execute(ctx.db);
  if (rows.length) throw refuse("redirect_loop", "target", "That would lead in a circle");
}

async function requirePage(ctx: TenantCtx, page_id: string) {
  const page = await ctx.db
    .selectFrom("pages")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", page_id)
    .where("deleted_at", "is", null)
    .select("id")
    .executeTakeFirst();
  if (!page) throw notFound("Page");
}

/** Idempotent if the caller supplies the id. */
export const createRedirect = (ctx: TenantCtx, { id = uuidv7(), path, page_id, ...input }: RedirectInput) =>
  inTransaction(ctx, async (ctx) => {
    const target = page_id ? null : (input.target ?? "/");
    // Serialized, because two concurrent redirects could form a loop.
    await lockList(ctx, "redirects");
    await requireFree(ctx, path);
    if (page_id) await requirePage(ctx, page_id);
    if (target) await requireEnd(ctx, path, target);
    const inserted = await ctx.db
      .insertInto("redirects")
      .values({ id, path, page_id, target, customer_id: ctx.customer_id, created_by: userIdOf(ctx) })
      .onConflict((row) => row.column("id").doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows)
      await audit(ctx, {
        action: "redirect.created",
        subject_type: "redirect",
        subject_id: id,
        after: { path, page_id, target },
      });
    return findRedirect(ctx, id);
  });

export const removeRedirect = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const removed = await ctx.db
      .deleteFrom("redirects")
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .returning(["path", "page_id", "target"])
      .executeTakeFirst();
    if (!removed) throw notFound("Redirect");
    await audit(ctx, { action: "redirect.removed", subject_type: "redirect", subject_id: id, before: removed });
  });
