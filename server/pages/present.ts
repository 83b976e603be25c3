import type { Page } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { PageRow } from "./table.ts";

/** The API's page. Share link visitors do not see its findings, editors or schedules. */
export function presentPage({ actor }: TenantCtx, row: PageRow): Page {
  const { device_id: _device, algorithm_id: _algorithm, save_id: _save, ...rest } = row;
  const { publication_number: _number, published_at: _published, ...page } = rest;
  if (actor.kind !== "share") return page;
  const publication = page.publication && { ...page.publication, published_by: null };
  const nothing = { findings: [], is_checking: false, schedules: [], updated_by: null };
  return { ...page, publication, ...nothing, comment_count: 0, short_code_count: 0 };
}
