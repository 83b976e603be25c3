import { sql } from "kysely";
import type { Download } from "#contract/endpoint.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { ofDevice, requireDevice } from "./service.ts";
import { locationColumns, locationFileColumns, type LocationRow } from "./table.ts";

const PAGE_SIZE = 2000;

/** Only the name in the requested locale, so that importing the file writes the same locale. */
const cellsOf = (row: LocationRow, locale: string) => {
  const cells = {
    ...row,
    name: row.name[locale] ?? null,
    geometry: row.geometry && JSON.stringify(row.geometry),
    is_public: String(row.is_public),
    sign_languages: row.sign_languages.join(" "),
  };
  return locationFileColumns.map((column) => cells[column]);
};

/** Reads in pages: a slow client holds no connection. */
async function* csvOf(ctx: TenantCtx, device_id: string, locale: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(locationFileColumns);
  const found = ofDevice(ctx, device_id)
    .select(locationColumns)
    .orderBy("position")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .$castTo<LocationRow>();
  let page = await found.execute();
  while (page.length) {
    yield page.map((row) => csvLine(cellsOf(row, locale))).join("");
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    page = await found.where(sql<boolean>`(position, id) > (${last.position}, ${last.id})`).execute();
  }
}

const today = () => new Date().toISOString().slice(0, 10);

export async function exportLocations(ctx: TenantCtx, device_id: string, asked: string | undefined): Promise<Download> {
  const device = await requireDevice(ctx, device_id);
  const { locale } = await contentLanguage(ctx, asked);
  const filename = `locations-${device.reference ?? device_id}-${today()}.csv`;
  return { filename, stream: csvOf(ctx, device_id, locale) };
}
