import * as z from "zod";
import { ContentLocale, Done, Id, LocaleQuery, LockVersion } from "./common.ts";
import { endpoint, file, multipart } from "./endpoint.ts";
import { Day, Fallbacks, lines, localLine, localText } from "./texts.ts";

export const PRECISIONS = ["exact", "street", "area", "hidden"] as const;
export const Precision = z.enum(PRECISIONS);
export type Precision = z.infer<typeof Precision>;

/** What the hardware is mounted on: yearly reports count it. */
export const MOUNTINGS = ["pole", "building", "bridge", "vehicle", "drone", "ground", "other"] as const;
export type Mounting = (typeof MOUNTINGS)[number];

/** Decimals of a degree shown to the public: roughly a street's length, or a neighbourhood. */
export const PUBLIC_DECIMALS = { street: 3, area: 2 } as const;

const Lng = z.number().min(-180).max(180);
const Lat = z.number().min(-90).max(90);
const Position = z.tuple([Lng, Lat]);

/** A bounding box in degrees. Across the date line, west is greater than east. */
export const MapBounds = z.strictObject({ west: Lng, south: Lat, east: Lng, north: Lat });
export type MapBounds = z.infer<typeof MapBounds>;

/** Its corners in words: "36.6, -121.91 – 36.62, -121.87". */
export const boundsText = ({ south, west, north, east }: MapBounds) => `${south}, ${west} – ${north}, ${east}`;

/** A line of at least two points, or an area; open rings are closed. GeoJSON order: longitude, latitude. */
export const Geometry = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("LineString"), coordinates: z.array(Position).min(2).max(2000) }),
  z.strictObject({
    type: z.literal("Polygon"),
    coordinates: z.array(z.array(Position).min(3).max(2000)).min(1).max(20),
  }),
]);
export type Geometry = z.infer<typeof Geometry>;

const locationTexts = z.strictObject({ name: localLine(120), sign_photo_alt: localText(300) });
export const LOCATION_TEXTS = Object.keys(locationTexts.shape) as (keyof typeof locationTexts.shape)[];
const locationFields = z.strictObject({
  address: lines(255),
  lat: Lat.nullable(),
  lng: Lng.nullable(),
  geometry: Geometry.nullable(),
  precision: Precision,
  direction_deg: z.int().min(0).max(359).nullable(),
  radius_m: z.int().min(1).max(100_000).nullable(),
  mounted_on: z.enum(MOUNTINGS).nullable(),
  is_public: z.boolean(),
  sign_installed_on: Day.nullable(),
  sign_languages: z.array(ContentLocale).max(10),
});

export const Location = z.strictObject({
  id: Id,
  device_id: Id,
  position: z.int(),
  ...locationFields.shape,
  address: z.string().nullable(),
  sign_installed_on: z.string().nullable(),
  sign_photo_key: z.string().nullable(),
  short_code: z.string().nullable(),
  ...locationTexts.shape,
  locale: z.string(),
  fallbacks: Fallbacks,
  lock_version: LockVersion,
});
export type Location = z.infer<typeof Location>;

export const LocationInput = z.strictObject({ ...locationFields.partial().shape, ...locationTexts.partial().shape });
export type LocationInput = z.infer<typeof LocationInput>;
export const LocationChange = z.strictObject({
  ...LocationInput.shape,
  sign_photo_key: z.null().optional(),
  lock_version: LockVersion,
});
export type LocationChange = z.infer<typeof LocationChange>;

const DeviceParams = z.strictObject({ device_id: Id });
const LocationParams = z.strictObject({ device_id: Id, id: Id });
const base = "/api/v1/inventory/devices/{device_id}/locations" as const;

export const locationsApi = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "member",
    share: { subject: "device", param: "device_id" },
    summary: "The places of a device, in order: at most 2000, with the total count",
    params: DeviceParams,
    query: LocaleQuery,
    response: z.strictObject({ locations: z.array(Location), meta: z.strictObject({ total_count: z.int() }) }),
  }),
  csv: endpoint({
    method: "GET",
    path: `${base}/csv`,
    access: "member",
    summary: "A device's places as a file",
    params: DeviceParams,
    query: LocaleQuery,
    response: file("text/csv"),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "editor",
    summary: "Add a place",
    params: DeviceParams,
    query: LocaleQuery,
    body: z.strictObject({ location: LocationInput.extend({ id: Id.optional() }) }),
    response: z.strictObject({ location: Location }),
    status: 201,
  }),
  batch: endpoint({
    method: "POST",
    path: `${base}/batch`,
    access: "editor",
    summary: "Add several places, all or none",
    params: DeviceParams,
    query: LocaleQuery,
    body: z.strictObject({ locations: z.array(LocationInput).min(1).max(1000) }),
    response: z.strictObject({ created_count: z.int() }),
    status: 201,
  }),
  order: endpoint({
    method: "PUT",
    path: `${base}/order`,
    access: "editor",
    summary: "Set the order of a device's places",
    params: DeviceParams,
    body: z.strictObject({ ids: z.array(Id).min(1).max(2000) }),
    response: Done,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/{id}`,
    access: "editor",
    summary: "Change a place; its name is written in one locale",
    params: LocationParams,
    query: LocaleQuery,
    body: z.strictObject({ location: LocationChange }),
    response: z.strictObject({ location: Location }),
  }),
  upload: endpoint({
    method: "PUT",
    path: `${base}/{id}`,
    access: "editor",
    summary: "Upload a photo of the sign at a place",
    params: LocationParams,
    query: LocaleQuery,
    body: multipart(/^location\[sign_photo\]$/, "`location[sign_photo]`: an image file"),
    response: z.strictObject({ location: Location }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/{id}`,
    access: "editor",
    summary: "Delete a place; it can be restored for one day",
    params: LocationParams,
    response: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: `${base}/{id}/restore`,
    access: "editor",
    summary: "Restore a deleted place",
    params: LocationParams,
    query: LocaleQuery,
    response: z.strictObject({ location: Location }),
  }),
};
