import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import type { Download } from "#contract/endpoint.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { inLanguage } from "#contract/import-fields.ts";
import { DEVICE } from "#contract/records/device.ts";
import type { Fields } from "#contract/records/field.ts";
import { datedFileName } from "#server/platform/records/file-name.ts";
import { inTurns } from "#server/platform/records/in-turns.ts";
import { type FileColumn, tableFile, type TableFormat } from "#server/platform/records/table-file.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { deviceFileColumns, type FileRow, localizedFileColumns, readPlaces } from "./read-places.ts";

type FileQuery = z.output<typeof devicesApi.csv.query>;
type Pages = AsyncIterable<readonly FileRow[]>;

type Column = FileColumn<FileRow>;

const plainCell = (value: FileRow[(typeof deviceFileColumns)[number]]) => value ?? null;

/** After the columns that every file has: notes for colleagues, shapes and signs. */
const FURTHER: readonly Column[] = [
  { name: "internal_notes", cell: ({ internal_notes }) => internal_notes },
  { name: "geometry", cell: ({ geometry }) => geometry && JSON.stringify(geometry) },
  { name: "sign_installed_on", is_day: true, cell: ({ sign_installed_on }) => sign_installed_on },
  { name: "sign_languages", cell: ({ sign_languages }) => sign_languages?.join("; ") || null },
];

const fields: Fields = DEVICE;
const isDay = (name: string) => fields[name]?.kind === "day";

/** Texts in the asked language stand under the plain name, those of the site's other languages beside it: `summary (km)`. */
function columnsOf({ locale, locales }: { readonly locale: string; readonly locales: readonly string[] }): Column[] {
  const others = locales.filter((one) => one !== locale);
  return [
    ...deviceFileColumns.map((name): Column => ({ name, is_day: isDay(name), cell: (row) => plainCell(row[name]) })),
    ...FURTHER,
    ...localizedFileColumns.flatMap((name) =>
      others.map((other): Column => ({
        name: inLanguage(name, other),
        cell: ({ texts }) => texts[name]?.[other] ?? null,
      })),
    ),
  ];
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
  for await (const page of inTurns(pages)) {
    yield page.map((row, at) => (at ? ",\n" : separator) + featureOf(row)).join("");
    if (page.length) separator = ",\n";
  }
  yield "\n]}\n";
}

async function exportTable(
  ctx: TenantCtx,
  { locale: asked, ...query }: FileQuery,
  format: TableFormat,
): Promise<Download> {
  const language = await contentLanguage(ctx, asked);
  return {
    filename: await datedFileName(ctx, "devices", format),
    stream: tableFile(format, columnsOf(language), readPlaces(ctx, query, language.locale)),
  };
}
export const exportCsv = (ctx: TenantCtx, query: FileQuery) => exportTable(ctx, query, "csv");
export const exportXlsx = (ctx: TenantCtx, query: FileQuery) => exportTable(ctx, query, "xlsx");

export async function exportGeojson(ctx: TenantCtx, { locale: asked, ...query }: FileQuery): Promise<Download> {
  const { locale } = await contentLanguage(ctx, asked);
  return {
    filename: await datedFileName(ctx, "devices", "geojson"),
    stream: geojsonOf(readPlaces(ctx, query, locale)),
  };
}
