import type { CodeFigures, PlaceFigures } from "#contract/analytics.ts";
import { addCounts, type Count } from "#contract/counts.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import {
  listScanned,
  type ScannedCode,
  type ScannedQuery,
  scansOfCodes,
} from "#server/short-codes/scans/list-scanned.ts";
import { daysOf, type Range } from "./read-range.ts";

const MOST_PARTS = 30;
const MOST_CODES = 10_000;

/** Assigns each day to a part of the trend. */
function partsOf(range: Range) {
  const count = Math.min(range.days, MOST_PARTS);
  return {
    count,
    partOf: new Map(daysOf(range).map(({ day }, at) => [day, Math.floor((at * count) / range.days)])),
  };
}

async function trendsOf(ctx: TenantCtx, range: Range, ids: readonly string[]) {
  const { count, partOf } = partsOf(range);
  const trends = new Map(ids.map((id) => [id, Array.from({ length: count }, (): Count => 0)]));
  for (const { short_code_id, day, scans } of await scansOfCodes(ctx, range, ids)) {
    const [trend, part] = [trends.get(short_code_id), partOf.get(day)];
    if (trend && part !== undefined) trend[part] = (trend[part] ?? 0) + scans;
  }
  return trends;
}

export async function listCodes(ctx: TenantCtx, range: Range, query: ScannedQuery) {
  const { codes, total_count } = await listScanned(ctx, range, query);
  const trends = await trendsOf(
    ctx,
    range,
    codes.map(({ id }) => id),
  );
  const figures = codes.map(({ scans_before, ...code }): CodeFigures => ({
    ...code,
    before: range.before && scans_before,
    trend: trends.get(code.id) ?? [],
  }));
  return { codes: figures, total_count };
}

const sum = (codes: readonly ScannedCode[], column: "scans" | "scans_before") =>
  addCounts(codes.map((code) => code[column]));

/** Places of signs with the scans of all their codes, most scanned first. */
export async function listPlaces(ctx: TenantCtx, range: Range, most: number) {
  const { codes } = await listScanned(ctx, range, { limit: MOST_CODES, offset: 0 });
  const byPlace = new Map<string, ScannedCode[]>();
  for (const code of codes) if (code.place) byPlace.set(code.place.id, [...(byPlace.get(code.place.id) ?? []), code]);
  const places = [...byPlace.values()].toSorted((a, b) => sum(b, "scans") - sum(a, "scans"));
  const figures = places.flatMap((codes): PlaceFigures[] => {
    const [first] = codes;
    if (!first?.place) return [];
    const before = range.before && sum(codes, "scans_before");
    return [{ ...first.place, scans: sum(codes, "scans"), before, codes: codes.map(({ code }) => code) }];
  });
  return { places: figures.slice(0, most), total_count: figures.length };
}
