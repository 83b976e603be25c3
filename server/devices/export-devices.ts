import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import type { Download } from "#contract/endpoint.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { datedFileName } from "#server/platform/records/file-name.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { deviceFileColumns, type FileRow, readPlaces } from "./read-places.ts";

type FileQuery = z.output<typeof devicesApi.csv.query>;
type Pages = AsyncIterable<readonly FileRow[]>;

const cellOf = (value: FileRow[(typeof deviceFileColumns)[number]]) =>
  typeof value === "boolean" ? String(value) : value;

async function* csvOf(pages: Pages): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(deviceFileColumns);
  for await (const page of pages)
    yield page.map((row) => csvLine(deviceFileColumns.map((column) => cellOf(row[column])))).join("");
}

/** A point, unless the place is a line or an area; null without coordinates. */
function geometryOf({ geometry, lat, lng }: FileRow) {
  if (geometry) return geometry;
  return lat === null || lng === null ? null : { type: "Point", coordinates: [lng, lat] };
}

const featureOf = (row: FileRow) => {
  const properties = Object.fromEntries(
    deviceFileColumns.filter((column) => column !== "lat" && column !== "lng").map((column) => [column, row[column]]),
  );
  return JSON.stringify({
    type: "Feature",
    ...(row.location_id && { id: row.location_id }),
    geometry: geometryOf(row),
    properties,
  });
};

async function* geojsonOf(pages: Pages): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = "\n";
  for await (const page of pages) {
    yield page.map((row, at) => (at ? ",\n" : separator) + featureOf(row)).join("");
    if (page.length) separator = ",\n";
  }
  yield "\n]}\n";
}

async function pagesOf(ctx: TenantCtx, { locale: asked, ...query }: FileQuery) {
  const { locale } = await contentLanguage(ctx, asked);
  return readPlaces(ctx, query, locale);
}

export const exportCsv = async (ctx: TenantCtx, query: FileQuery): Promise<Download> => ({
  filename: await datedFileName(ctx, "devices", "csv"),
  stream: csvOf(await pagesOf(ctx, query)),
});

export const exportGeojson = async (ctx: TenantCtx, query: FileQuery): Promise<Download> => ({
  filename: await datedFileName(ctx, "devices", "geojson"),
  stream: geojsonOf(await pagesOf(ctx, query)),
});
