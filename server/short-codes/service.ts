import { sql } from "kysely";
import type * as z from "zod";
import type { CodeCounts, ShortCode, ShortCodeChange, shortCodesApi } from "#contract/short-codes.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import { updateRow } from "#server/platform/records/write-record.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { holdToChange, requireVersion } from "#server/platform/database/locks.ts";
import { holdDevicesAt, requirePlace } from "./rules.ts";
import { recentScans } from "./scans/recent-scans.ts";
import { codeState, hasRecentScans, openedPage, placeName, shortCodeColumns, shortCodeSorts } from "./table.ts";

type ListQuery = z.output<typeof shortCodesApi.list.query>;

/** With the page each opens and the place where it hangs. */
export const codesOf = (ctx: Pick<TenantCtx, "db"> & { readonly customer_id: string }) =>
  ctx.db
    .selectFrom("short_codes")
    .innerJoin("sites", "sites.customer_id", "short_codes.customer_id")
    .leftJoin("locations", "locations.id", "short_codes.location_id")
    .leftJoin("devices", "devices.id", "locations.device_id")
    .leftJoin("pages", (join) => join.on("pages.id", "=", openedPage))
    .where("short_codes.customer_id", "=", ctx.customer_id);

const SCANNED = {
  never: sql<boolean>`short_codes.scan_count = 0 and short_codes.retired_at is null`,
  quiet: sql<boolean>`${codeState} = 'active' and not ${hasRecentScans}`,
};

export const isLike = (q: string) => sql<boolean>`(short_codes.code like ${containing(q.toLowerCase())}
  or short_codes.label ilike ${containing(q)} or short_codes.url ilike ${containing(q)}
  or ${placeName} ilike ${containing(q)} or devices.name ilike ${containing(q)}
  or (pages.id is not null and ${pageTitle(undefined)} ilike ${containing(q)}))`;

export type CodeFilters = Omit<ListQuery, "page" | "per_page" | "sort">;

export function findCodes(ctx: TenantCtx, filters: CodeFilters) {
  const { q, code, codes, state, target, page_id, device_id, locale, scanned } = filters;
  let found = codesOf(ctx);
  if (code) found = found.where("short_codes.code", "=", code);
  if (codes) found = found.where(sql<boolean>`short_codes.code = any(${codes}::text[])`);
  if (q) found = found.where(isLike(q));
  if (state) found = found.where(codeState, "=", state);
  if (target) found = found.where("short_codes.target_type", "=", target);
  if (page_id) found = found.where("pages.id", "=", page_id);
  if (device_id) found = found.where("locations.device_id", "=", device_id);
  if (locale) found = found.where("short_codes.locale", "=", locale);
  if (scanned) found = found.where(SCANNED[scanned]);
  return found;
}

const RECENT_DAYS = 30;
const ORPHAN_DAYS = sql`interval '30 days'`;
/** Recent unknown codes, without those created since. */
export const orphansOf = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("orphan_scans")
    .where("customer_id", "=", ctx.customer_id)
    .where("last_at", ">", sql<string>`now() - ${ORPHAN_DAYS}`)
    .where(sql<boolean>`not exists (select from short_codes where short_codes.code = orphan_scans.asked)`);

async function countCodes(ctx: TenantCtx) {
  const each = codesOf(ctx)
    .select([codeState.as("state"), SCANNED.never.as("is_never"), SCANNED.quiet.as("is_quiet")])
    .as("each");
  const having = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const inState = (state: string) => having(sql`each.state = ${state}`);
  const counted = await ctx.db
    .selectFrom(each)
    .select([
      sql<number>`count(*)::int`.as("all"),
      inState("active").as("active"),
      inState("blank").as("blank"),
      inState("dead").as("dead"),
      inState("expired").as("expired"),
      inState("retired").as("retired"),
      having(sql`each.is_never`).as("never"),
      having(sql`each.is_quiet`).as("quiet"),
      recentScans(ctx, RECENT_DAYS).as("scans"),
    ])
    .executeTakeFirstOrThrow();
  const orphans = await orphansOf(ctx)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  const { scans, ...counts } = counted;
  return {
    counts: { ...counts, orphans: orphans.count } satisfies CodeCounts,
    scans_30_days: scans.now,
  };
}

export async function listShortCodes(ctx: TenantCtx, query: ListQuery) {
  const found = findCodes(ctx, query);
  const [short_codes, total, counted] = await Promise.all([
    found
      .select(shortCodeColumns)
      .orderBy(orderOf(query.sort, shortCodeSorts, "code"))
      .orderBy("short_codes.code")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select(sql<number>`count(*)::int`.as("total_count")).executeTakeFirstOrThrow(),
    countCodes(ctx),
  ]);
  return { short_codes, meta: { ...total, ...counted } };
}

/** The first codes of a filtered list, in its default order. */
export const listCodeIds = async (ctx: TenantCtx, filters: CodeFilters, most: number) => {
  const rows = await findCodes(ctx, filters).select("short_codes.id").orderBy("short_codes.code").limit(most).execute();
  return rows.map(({ id }) => id);
};

export async function findShortCode(ctx: TenantCtx, id: string): Promise<ShortCode> {
  const found = await codesOf(ctx).select(shortCodeColumns).where("short_codes.id", "=", id).executeTakeFirst();
  if (!found) throw notFound("Short code");
  return found;
}

/** Sorted by id. */
export const findShortCodes = (ctx: TenantCtx, ids: readonly string[]): Promise<ShortCode[]> =>
  codesOf(ctx).select(shortCodeColumns).where("short_codes.id", "in", ids).orderBy("short_codes.id").execute();

type Holding = {
  readonly lock_version: number;
  /** The new place, if it is moved. */
  readonly place?: string | null | undefined;
};

/** Locks the code and the devices of its places until the transaction ends. */
export async function holdShortCode(ctx: TenantCtx, id: string, { lock_version, place }: Holding) {
  const hanging = await ctx.db
    .selectFrom("short_codes")
    .select("location_id")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .executeTakeFirst();
  await holdDevicesAt(ctx, [hanging?.location_id, place]);
  await holdToChange(ctx, "short_codes", [id]);
  const before = await findShortCode(ctx, id);
  await requireVersion(ctx, "This short code", before, lock_version);
  return before;
}

type Text = string | null | undefined;
export type CodeValues = {
  label?: Text;
  target_type?: ShortCode["target_type"];
  page_id?: Text;
  url?: Text;
  location_id?: Text;
  locale?: Text;
  expires_at?: Text;
  retired_at?: Text;
  retired_because?: Text;
  next_page_id?: Text;
  claimed_at?: Text;
};

export const writeShortCode = (ctx: TenantCtx, id: string, values: CodeValues) =>
  updateRow(ctx, "short_codes", id, values);

export const updateShortCode = (ctx: TenantCtx, id: string, { lock_version, ...input }: ShortCodeChange) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdShortCode(ctx, id, { lock_version, place: input.location_id });
    if (input.location_id) await requirePlace(ctx, input.location_id);
    await writeShortCode(ctx, id, input);
    await audit(ctx, {
      action: "short_code.updated",
      subject_type: "short_code",
      subject_id: id,
      before,
      after: input,
    });
    return findShortCode(ctx, id);
  });
