import { sql } from "kysely";
import { type Count, FEWER } from "#contract/counts.ts";
import type { Download } from "#contract/endpoint.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { datedFileName } from "#server/platform/records/file-name.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { type CodeFilters, findCodes, findShortCode } from "./service.ts";
import { allScans, codeState, placeName, recentScans, today } from "./table.ts";

const PAGE_SIZE = 1000;

/** The target as text: a page's title or an address. */
const target = sql<
  string | null
>`coalesce(short_codes.url, case when pages.id is not null then ${pageTitle(undefined)} end)`;

const rowsOf = (ctx: TenantCtx, filters: CodeFilters) =>
  findCodes(ctx, filters)
    .select(["short_codes.code", "short_codes.label", "short_codes.target_type", target.as("target")])
    .select(sql<string | null>`case when locations.id is not null then ${placeName} end`.as("place"))
    .select(["devices.name as device", "locations.lat", "locations.lng", codeState.as("state"), "short_codes.locale"])
    .select([allScans.as("scans"), recentScans.as("scans_30_days")])
    .select(["short_codes.last_scanned_at", "short_codes.created_at", "short_codes.expires_at"])
    .orderBy("short_codes.code")
    .limit(PAGE_SIZE);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

const COLUMNS = [
  "code",
  "address",
  "label",
  "target_type",
  "target",
  "place",
  "device",
  "lat",
  "lng",
  "state",
  "locale",
  "scans",
  "scans_30_days",
  "last_scanned_at",
  "created_at",
  "expires_at",
] as const satisfies readonly (keyof Row | "address")[];

/** Reads in pages: a slow client holds no connection, and a disconnect wastes one page at most. */
async function* linesOf(ctx: TenantCtx, filters: CodeFilters): AsyncGenerator<string> {
  const { scheme, short_host } = ctx.services.config;
  const lineOf = (row: Row) => {
    const cells = {
      ...row,
      address: `${scheme}://${short_host}/${row.code}`,
      scans: row.scans || FEWER,
      scans_30_days: row.scans_30_days || FEWER,
    };
    return csvLine(COLUMNS.map((column) => cells[column]));
  };
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  const found = rowsOf(ctx, filters);
  let page = await found.execute();
  while (page.length) {
    yield page.map(lineOf).join("");
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    page = await found.where("short_codes.code", ">", last.code).execute();
  }
}

/** The filtered codes as CSV, sorted by code. */
export async function codesCsv(ctx: TenantCtx, filters: CodeFilters): Promise<Download> {
  return { filename: await datedFileName(ctx, "short-codes", "csv"), stream: linesOf(ctx, filters) };
}

/** Every day since the code was created, in the site's time zone, also those without scans. */
export async function scansCsv(ctx: TenantCtx, id: string): Promise<Download> {
  const { code } = await findShortCode(ctx, id);
  const { rows } = await sql<{ day: string; scans: Count }>`
    select each.day::date::text as day, coalesce(sum(days.scans), 0)::int as scans
    from short_codes
    join sites on sites.customer_id = short_codes.customer_id
    cross join lateral generate_series(
      least((short_codes.created_at at time zone sites.time_zone)::date,
        (select min(day) from short_code_days as first
          where first.short_code_id = short_codes.id and first.customer_id = short_codes.customer_id)),
      ${today}, interval '1 day') as each (day)
    left join short_code_days as days on days.short_code_id = short_codes.id
      and days.customer_id = short_codes.customer_id and days.day = each.day::date
    where short_codes.customer_id = ${ctx.customer_id} and short_codes.id = ${id}
    group by each.day order by each.day`.execute(ctx.db);
  const lines = rows.map(({ day, scans }) => csvLine([day, scans]));
  const text = BYTE_ORDER_MARK + csvLine(["day", "scans"]) + lines.join("");
  return { filename: `scans-${code}-${new Date().toISOString().slice(0, 10)}.csv`, bytes: Buffer.from(text) };
}
