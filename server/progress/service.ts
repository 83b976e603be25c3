import { sql } from "kysely";
import { ChainSummary } from "#contract/datachains.ts";
import { PageRef } from "#contract/devices.ts";
import type { Progress } from "#contract/progress.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { jsonObject, jsonRow } from "#server/platform/lists/json-columns.ts";

type Kind = "device" | "algorithm";

const SUBJECTS = {
  device: { table: "devices", name: "Device", page_column: "device_id" },
  algorithm: { table: "algorithms", name: "Algorithm", page_column: "algorithm_id" },
} as const;

/** Null for an algorithm, which has no places. */
const countPlaces = (kind: Kind) =>
  kind === "device" ? sql<number>`devices.location_count` : sql<number | null>`null::int`;
/** At its own places, and where a code of its page hangs, such as the gate of a park. */
const countSigns = (kind: Kind) =>
  kind === "device"
    ? sql<number>`(select count(*)::int from locations
        where deleted_at is null and sign_installed_on is not null and locations.id in (
          select own.id from locations as own where own.device_id = devices.id
          union select short_codes.location_id from short_codes where short_codes.customer_id = devices.customer_id
            and short_codes.target_type = 'page' and short_codes.page_id = page.id and short_codes.retired_at is null))`
    : sql<number>`0`;

/** Opens the subject's page, or a place of the device. */
const opensPage = (kind: Kind) =>
  kind === "device"
    ? sql<boolean>`(short_codes.target_type = 'page' and short_codes.page_id = page.id
        or short_codes.target_type = 'location' and short_codes.location_id in (
          select id from locations where device_id = devices.id and deleted_at is null))`
    : sql<boolean>`(short_codes.target_type = 'page' and short_codes.page_id = page.id)`;

const newestCode = (ctx: TenantCtx, kind: Kind) => sql<Progress["code"]>`(
  select json_build_object('id', short_codes.id, 'code', short_codes.code) from short_codes
  where short_codes.customer_id = ${ctx.customer_id} and page.id is not null and ${opensPage(kind)}
    and short_codes.retired_at is null and (short_codes.expires_at is null or short_codes.expires_at > now())
  order by short_codes.created_at desc, short_codes.id desc limit 1)`;

/** Reads all steps in one statement. */
export async function readProgress(ctx: TenantCtx, kind: Kind, id: string): Promise<Progress> {
  const { table, name, page_column } = SUBJECTS[kind];
  const others = sql<string[]>`array_remove(sites.locales, sites.default_locale)`;
  const progress = await ctx.db
    .selectFrom(table)
    .innerJoin("sites", "sites.customer_id", `${table}.customer_id`)
    .leftJoin("pages as page", (join) =>
      join.onRef(`page.${page_column}`, "=", `${table}.id`).on("page.deleted_at", "is", null),
    )
    .where(`${table}.customer_id`, "=", ctx.customer_id)
    .where(`${table}.id`, "=", id)
    .where(`${table}.deleted_at`, "is", null)
    .select([
      sql<Progress["chain"]>`case when ${sql.ref(`${table}.chain_states`)} is not null then ${jsonObject(ChainSummary, {
        states: sql.ref(`${table}.chain_states`),
        error_count: sql.ref(`${table}.chain_errors`),
        warning_count: sql.ref(`${table}.chain_warnings`),
      })} end`.as("chain"),
      countPlaces(kind).as("place_count"),
      sql<Progress["page"]>`case when page.id is not null then ${jsonRow(PageRef, "page")} end`.as("page"),
      sql<Progress["languages"]>`coalesce((
        select json_agg(language order by array_position(sites.locales, language ->> 'locale'))
        from jsonb_array_elements(page.languages) as language where language ->> 'locale' = any(${others})), '[]')`.as(
        "languages",
      ),
      others.as("locales"),
      newestCode(ctx, kind).as("code"),
      countSigns(kind).as("sign_count"),
    ])
    .orderBy("page.created_at")
    .orderBy("page.id")
    .executeTakeFirst();
  if (!progress) throw notFound(name);
  return progress;
}
