import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { sitesApi } from "#contract/sites.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { publicPath } from "#server/redirects/public-path.ts";

/** Enough to follow the link, too short to pass it on. */
const MINUTES_TO_FOLLOW = 2;

async function findPath(ctx: TenantCtx, page_id: string | null) {
  if (page_id === null) return "/";
  const page = await ctx.db
    .selectFrom("pages")
    .select(publicPath.as("path"))
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", page_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!page) throw notFound("Page");
  return page.path;
}

/** A ticket for the preview host, for the person only: a share session shows its one page in the admin. */
export async function openPreview(ctx: TenantCtx, { page_id, locale }: z.output<typeof sitesApi.preview.body>) {
  const { actor, customer_id, services } = ctx;
  if (actor.kind !== "user") throw new AppError("forbidden", "Only members can open a preview");
  const [path, site] = await Promise.all([
    findPath(ctx, page_id),
    ctx.db.selectFrom("sites").select("slug").where("customer_id", "=", customer_id).executeTakeFirstOrThrow(),
  ]);
  const token = newToken();
  const { expires_at } = await services.database.system
    .insertInto("preview_sessions")
    .values({
      id: uuidv7(),
      customer_id,
      user_id: actor.id,
      auth_token_id: actor.token_id,
      token_hash: hashToken(token),
      is_ticket: true,
      expires_at: sql`now() + make_interval(mins => ${MINUTES_TO_FOLLOW})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  const query = new URLSearchParams({ ...(locale && { lang: locale }), ticket: token });
  const { preview_origin } = services.config;
  return { url: `${preview_origin}/${site.slug}${path === "/" ? "" : path}?${query}`, expires_at };
}
