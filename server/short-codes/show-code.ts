import { sql } from "kysely";
import { addCounts, type Count } from "#contract/counts.ts";
import type { ShortCode } from "#contract/short-codes.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { sumOf } from "#server/platform/records/list.ts";
import { historyOf } from "./note-history.ts";
import { codesOf, findShortCode } from "./service.ts";
import { allScans, today } from "./table.ts";

type Day = { readonly day: string; readonly scans: Count };

async function scansOf(ctx: TenantCtx, { id }: ShortCode) {
  const ofCode = ctx.db
    .selectFrom("short_code_days as days")
    .innerJoin("sites", "sites.customer_id", "days.customer_id")
    .where("days.customer_id", "=", ctx.customer_id)
    .where("days.short_code_id", "=", id);
  const scans = sumOf(sql.ref("days.scans"));
  const [{ rows: days }, by_locale, before, whole] = await Promise.all([
    sql<Day>`
      select (${today} - age)::text as day, coalesce(sum(days.scans), 0)::int as scans
      from sites cross join generate_series(29, 0, -1) as age
      left join short_code_days as days on days.short_code_id = ${id} and days.customer_id = sites.customer_id and days.day = ${today} - age
      where sites.customer_id = ${ctx.customer_id} group by sites.time_zone, age order by age desc`.execute(ctx.db),
    ofCode
      .where(sql<boolean>`days.day > ${today} - 30`)
      .select(["days.locale", scans.as("scans")])
      .groupBy("days.locale")
      .orderBy("scans", "desc")
      .orderBy("days.locale")
      .execute(),
    ofCode
      .where(sql<boolean>`days.day > ${today} - 60 and days.day <= ${today} - 30`)
      .select(scans.as("total"))
      .executeTakeFirstOrThrow(),
    codesOf(ctx).where("short_codes.id", "=", id).select(allScans.as("all")).executeTakeFirstOrThrow(),
  ]);
  return {
    days,
    by_locale,
    total: addCounts(days.map(({ scans }) => scans)),
    total_before: before.total,
    all: whole.all,
  };
}

export async function showShortCode(ctx: TenantCtx, id: string) {
  const short_code = await findShortCode(ctx, id);
  const [history, scans] = await Promise.all([historyOf(ctx, short_code), scansOf(ctx, short_code)]);
  return { short_code, history, scans };
}
