import { sql } from "kysely";
import type { CodeFigures } from "#contract/analytics.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { orderOf } from "#server/platform/records/list.ts";
import { isLike, codesOf } from "../service.ts";
import { codeState, shownPage, shownPlace } from "../table.ts";
import { scansByCode, type ScanRange } from "./count-scans.ts";

export type ScannedQuery = {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly only?: "scanned" | "silent" | "dead" | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** A code with its scans in a period and in the comparison period. */
export type ScannedCode = Omit<CodeFigures, "scans" | "before" | "trend"> & {
  readonly scans: number;
  readonly scans_before: number;
};

const ONLY = {
  scanned: sql<boolean>`scans > 0`,
  silent: sql<boolean>`state = 'active' and not scans > 0`,
  dead: sql<boolean>`state <> 'active' and scans > 0`,
};

const SORTS = {
  scans: sql.ref("scans"),
  code: sql.ref("code"),
  last_scanned_at: sql.ref("last_scanned_at"),
};

/** Includes codes without scans. */
function codesWithin(ctx: TenantCtx, range: ScanRange, q: string | undefined) {
  let found = codesOf(ctx).leftJoin(scansByCode(ctx, range).as("counted"), "counted.short_code_id", "short_codes.id");
  if (range.page_id) found = found.where("pages.id", "=", range.page_id);
  if (q) found = found.where(isLike(q));
  return found
    .select(["short_codes.id", "short_codes.code", "short_codes.label", "short_codes.url"])
    .select(["short_codes.last_scanned_at", codeState.as("state"), shownPlace.as("place")])
    .select(sql<CodeFigures["target_type"]>`short_codes.target_type`.as("target_type"))
    .select(sql<CodeFigures["page"]>`${shownPage} - 'is_public' - 'device_id'`.as("page"))
    .select(sql<number>`coalesce(counted.scans, 0)`.as("scans"))
    .select(sql<number>`coalesce(counted.scans_before, 0)`.as("scans_before"))
    .select(
      sql<number>`floor(extract(epoch from now() - coalesce(short_codes.last_scanned_at, short_codes.created_at)) / 86400)::int`.as(
        "quiet_days",
      ),
    );
}

export async function listScanned(
  ctx: TenantCtx,
  range: ScanRange,
  query: ScannedQuery,
): Promise<{ codes: ScannedCode[]; total_count: number }> {
  const { q, sort = "-scans", only, limit, offset } = query;
  const { rows } = await sql<ScannedCode & { total_count: number }>`
    select *, count(*) over ()::int as total_count from (${codesWithin(ctx, range, q)}) as codes
    where ${only ? ONLY[only] : sql`true`}
    order by ${orderOf(sort, SORTS, "scans")}, scans_before desc, code
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(ctx.db);
  // A page past the end has no row to carry the total.
  const total_count =
    rows[0]?.total_count ??
    (offset > 0 ? (await listScanned(ctx, range, { q, only, limit: 1, offset: 0 })).total_count : 0);
  return { codes: rows.map(({ total_count: _total, ...code }) => code), total_count };
}

/** Of all codes, or of those that open the page. */
export async function countScanned(ctx: TenantCtx, range: ScanRange) {
  const having = (condition: ReturnType<typeof sql>) => sql`(count(*) filter (where ${condition}))::int`;
  const { rows } = await sql<{ all: number; scanned: number; silent: number; dead: number }>`
    select count(*)::int as "all", ${having(ONLY.scanned)} as scanned, ${having(ONLY.silent)} as silent, ${having(ONLY.dead)} as dead
    from (${codesWithin(ctx, range, undefined)}) as codes`.execute(ctx.db);
  return rows[0] ?? { all: 0, scanned: 0, silent: 0, dead: 0 };
}

/** Scans per code and day of the period. */
export async function scansOfCodes({ db, customer_id }: TenantCtx, range: ScanRange, ids: readonly string[]) {
  const { from, to, locale = null } = range;
  const { rows } = await sql<{ short_code_id: string; day: string; scans: number }>`
    select short_code_id, day, sum(scans)::int as scans from short_code_days
    where customer_id = ${customer_id} and short_code_id = any(${[...ids]}::uuid[]) and day between ${from} and ${to}
      and (${locale}::text is null or locale = ${locale})
    group by short_code_id, day`.execute(db);
  return rows;
}
