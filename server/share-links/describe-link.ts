import { sql } from "kysely";
import type { SharePermission, SharedWith } from "#contract/share-links.ts";
import { sharedParts, type SharedSubject, sharedSubject } from "#contract/share-scope.ts";
import type { PublicCtx, TenantCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { hashToken } from "#server/platform/identity/tokens.ts";

/** Titles in the default language, by id; missing for deleted subjects. */
export async function titlesOf(db: Db, customer_id: string, subjects: readonly SharedSubject[]) {
  const ids = (type: SharedSubject["type"]) => subjects.flatMap((one) => (one.type === type ? [one.id] : []));
  const { rows } = await sql<{ id: string; title: string }>`
    select id, name as title from devices
      where customer_id = ${customer_id} and id::text = any(${ids("device")}::text[]) and deleted_at is null
    union all
    select id, name from algorithms
      where customer_id = ${customer_id} and id::text = any(${ids("algorithm")}::text[]) and deleted_at is null
    union all
    select pages.id, coalesce(nullif(pages.headline ->> sites.default_locale, ''),
      (select value from jsonb_each_text(pages.headline) where value <> '' limit 1), pages.slug)
      from pages join sites on sites.customer_id = pages.customer_id
      where pages.customer_id = ${customer_id} and pages.id::text = any(${ids("page")}::text[]) and pages.deleted_at is null
  `.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** For the visitor: who created the link, what it opens and until when. `db` must see all customers. */
export async function describeLink(db: Db, id: string): Promise<SharedWith & { time_zone: string }> {
  const link = await db
    .selectFrom("share_links")
    .innerJoin("customers", "customers.id", "share_links.customer_id")
    .innerJoin("sites", "sites.customer_id", "share_links.customer_id")
    .leftJoin("users", "users.id", "share_links.created_by")
    .select(["share_links.customer_id", "share_links.redirect_to", "share_links.expires_at", "sites.time_zone"])
    .select(["customers.name as customer_name", "users.name as invited_by"])
    .select(sql<SharePermission>`share_links.permission`.as("permission"))
    .where("share_links.id", "=", id)
    .executeTakeFirst();
  if (!link) throw notFound("Share link");
  const { redirect_to, customer_id, ...rest } = link;
  const subject = sharedSubject(redirect_to) ?? null;
  const titles = await titlesOf(db, customer_id, subject ? [subject] : []);
  return { ...rest, subject, title: titles.get(subject?.id ?? "") ?? "", parts: [...sharedParts(redirect_to)] };
}

const withoutZone = ({ time_zone: _zone, ...shared }: SharedWith & { time_zone: string }): SharedWith => shared;

/** Accepts the token of the link itself or of any mail that contained it. */
export const liveLinks = (db: Db, token: string) =>
  db
    .selectFrom("share_links")
    .select("share_links.id")
    .where("share_links.revoked_at", "is", null)
    .where("customer_id", "in", (of) => of.selectFrom("customers").select("id").where("is_open", "=", true))
    .where("share_links.expires_at", ">", sql<string>`now()`)
    .where((where) =>
      where.or([
        where("share_links.token_hash", "=", hashToken(token)),
        where(
          "share_links.id",
          "in",
          db.selectFrom("share_link_mails").select("share_link_id").where("token_hash", "=", hashToken(token)),
        ),
      ]),
    );

export async function lookUpLink(ctx: PublicCtx, token: string): Promise<SharedWith> {
  await limitRate(ctx.db, LIMITS.session, ctx.network);
  const link = await liveLinks(ctx.db, token).executeTakeFirst();
  if (!link) throw new AppError("link_invalid", "This link is no longer valid. Ask for a new one.");
  return withoutZone(await describeLink(ctx.db, link.id));
}

export async function currentLink({ actor, services }: TenantCtx): Promise<SharedWith> {
  if (actor.kind !== "share") throw new AppError("forbidden", "Only for sessions of a share link");
  return withoutZone(await describeLink(services.database.system, actor.id));
}
