import { sql } from "kysely";
import type { ReportContent } from "#contract/yearly-reports.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { reportsOf } from "./read-report.ts";

type Period = Pick<ReportContent, "starts_on" | "ends_on">;

/** `2025-2026`, or one year. */
function yearsOf({ starts_on, ends_on }: Period) {
  const [first, last] = [starts_on.slice(0, 4), ends_on.slice(0, 4)];
  return first === last ? first : `${first}-${last}`;
}

/** The years, or their first free numbered variant. The caller must hold the list lock. */
export async function chooseSlug(ctx: TenantCtx, period: Period, own?: { readonly id: string; readonly slug: string }) {
  const years = yearsOf(period);
  const rows = await reportsOf(ctx)
    .select("yearly_reports.slug")
    .where(sql<boolean>`yearly_reports.id is distinct from ${own?.id ?? null}::uuid`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  const isVariant = (slug: string) =>
    slug === years || (slug.startsWith(`${years}-`) && slug.length < years.length + 5);
  if (own && isVariant(own.slug)) return own.slug;
  let slug = years;
  for (let number = 2; taken.has(slug); number += 1) slug = `${years}-${number}`;
  return slug;
}
