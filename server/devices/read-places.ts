import { sql } from "kysely";
import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import { DEVICE_FIELDS, type DeviceField, fileNameOf } from "#contract/import-fields.ts";
import type { Geometry, Precision } from "#contract/locations.ts";
import { DEVICE } from "#contract/records/device.ts";
import { type Field, isReference, localizedNames } from "#contract/records/field.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";
import { allDevices, type Devices, findDevices, named } from "./find-devices.ts";
import { inOrder, type Stretch, stretchesOf } from "./sort-devices.ts";

type FileQuery = z.output<typeof devicesApi.map.query>;

const PAGE_SIZE = 1000;

/** Columns of the files, in order. Keep their names: the importer and other programs rely on them. */
export const deviceFileColumns = [
  ...DEVICE_FIELDS.filter((name) => name !== "internal_notes"),
  "location_name",
  "address",
  "lat",
  "lng",
  "precision",
  "direction_deg",
  "radius_m",
  "is_public",
  "mounted_on",
] as const;

type Cell = string | number | null;
type OwnField = Exclude<DeviceField, "id" | "labels">;

const ownColumn = (name: string, field: Field, locale: string) => {
  const column = fileNameOf(name) as OwnField;
  if (isReference(field)) return sql<Cell>`${sql.ref(`${column}.name`)}`.as(column);
  const value = sql.ref(`devices.${name}`);
  return (field.is_localized ? sql<Cell>`${value} ->> ${locale}::text` : sql<Cell>`${value}`).as(column);
};
const ownColumns = (locale: string) => Object.entries(DEVICE).map(([name, field]) => ownColumn(name, field, locale));

/** Texts of a device and its place, by the names of their columns. */
const LOCALIZED = localizedNames(DEVICE);
export const localizedFileColumns = [...LOCALIZED, "location_name"] as const;
type TextName = (typeof localizedFileColumns)[number];
const allTexts = sql<Readonly<Record<TextName, TextColumn | null>>>`jsonb_build_object(${sql.join(
  LOCALIZED.flatMap((name) => [sql.lit(name), sql.ref(`devices.${name}`)]),
)}, 'location_name', locations.name)`.as("texts");

/** Columns hold the texts of the asked locale; `texts` holds those of all. */
const selectPlaces = (ctx: TenantCtx, ids: readonly string[], locale: string) =>
  named(allDevices(ctx))
    // lateral: otherwise the planner reads every place of the customer for a page of devices
    .leftJoinLateral(
      (db) =>
        db
          .selectFrom("locations")
          .selectAll("locations")
          .whereRef("locations.device_id", "=", "devices.id")
          .where("locations.deleted_at", "is", null)
          .offset(0)
          .as("locations"),
      (join) => join.onTrue(),
    )
    .where("devices.id", "in", ids)
    .select("devices.id")
    .select(ownColumns(locale))
    .select([
      sql<string[]>`array(select label_id::text from device_labels where device_id = devices.id)`.as("label_ids"),
      "locations.id as location_id",
      sql<string | null>`locations.name ->> ${locale}::text`.as("location_name"),
    ])
    .select(["locations.address", "locations.lat", "locations.lng", "locations.direction_deg", "locations.radius_m"])
    .select([sql<Precision | null>`locations.precision`.as("precision"), "locations.is_public"])
    .select(sql<Geometry | null>`locations.geometry`.as("geometry"))
    .select(["locations.mounted_on", "locations.sign_installed_on", "locations.sign_languages"])
    .select(allTexts)
    .orderBy("locations.position")
    .orderBy("locations.id");

/** Names of all labels by id, in their order. There are few. */
async function labelNames(ctx: TenantCtx) {
  const labels = await ctx.db
    .selectFrom("labels")
    .select(["id", "name"])
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return new Map(labels.map(({ id, name }, at) => [id, { name, at }]));
}
type Labels = Awaited<ReturnType<typeof labelNames>>;

const joined = (label_ids: readonly string[], labels: Labels) =>
  label_ids
    .flatMap((id) => labels.get(id) ?? [])
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
    .join("; ") || null;

/** In the order of the ids. */
async function placesOf(ctx: TenantCtx, ids: readonly string[], locale: string, labels: Labels) {
  const places = await selectPlaces(ctx, ids, locale).execute();
  const placeIn = new Map(ids.map((id, at) => [id, at]));
  return places
    .map(({ label_ids, ...place }) => ({ ...place, labels: joined(label_ids, labels) }))
    .toSorted((one, other) => (placeIn.get(one.id) ?? 0) - (placeIn.get(other.id) ?? 0));
}
/** One place of a device, or a device that has none. */
export type FileRow = Awaited<ReturnType<typeof placesOf>>[number];

/** Keyset of the previous page. */
const following = (devices: Devices, { by, descending }: Stretch, last: { id: string; key: unknown }) =>
  by === "id"
    ? devices.where("devices.id", ">", last.id)
    : devices.where(
        sql<boolean>`(${sql.ref(`devices.${by}`)}, devices.id) ${sql.raw(descending ? "<" : ">")} (${last.key}, ${last.id}::uuid)`,
      );

async function* readStretch(found: Devices, stretch: Stretch): AsyncGenerator<string[]> {
  const page = (from: Devices) =>
    inOrder(from, stretch)
      .select(["devices.id", `devices.${stretch.by} as key`])
      .limit(PAGE_SIZE)
      .execute();
  let devices = await page(found);
  while (devices.length) {
    yield devices.map(({ id }) => id);
    const last = devices.at(-1);
    if (!last || devices.length < PAGE_SIZE) return;
    devices = await page(following(found, stretch, last));
  }
}

/** Reads page by page, so that a slow download holds no connection and an aborted one costs one page at most. */
export async function* readPlaces(ctx: TenantCtx, query: FileQuery, locale: string): AsyncGenerator<FileRow[]> {
  const [found, labels] = await Promise.all([findDevices(ctx, query), labelNames(ctx)]);
  for (const stretch of await stretchesOf(ctx, query.sort))
    for await (const ids of readStretch(found, stretch)) yield await placesOf(ctx, ids, locale, labels);
}
