import * as z from "zod";
import {
  Done,
  Id,
  IdParams,
  ListMeta,
  listQuery,
  LocaleQuery,
  LockVersion,
  oneOrMore,
  queryFlag,
  Timestamp,
} from "./common.ts";
import { ChainSummary, Identifiability } from "./datachains.ts";
import { LabelRef } from "./labels.ts";
import { MapBounds } from "./locations.ts";
import { endpoint, file, multipart } from "./endpoint.ts";
import { DEVICE, DEVICE_TYPES } from "./records/device.ts";
import { inputShape, sharedShape } from "./records/schemas.ts";
import { DeviceStatus, Phase } from "./statuses.ts";
import { Activity, Fallbacks } from "./texts.ts";

export const DeviceType = z.enum(DEVICE_TYPES);
export type DeviceType = z.infer<typeof DeviceType>;

export const NamedRef = z.strictObject({ id: Id, name: z.string() });
export const PageRef = z.strictObject({
  id: Id,
  status: z.enum(["published", "draft"]),
  has_changes: z.boolean(),
  state: z.enum(["draft", "published", "changed", "withdrawn"]),
});

/** A device in a list. */
export const Device = z.strictObject({
  id: Id,
  name: z.string(),
  reference: z.string().nullable(),
  status: DeviceStatus.nullable(),
  labels: z.array(LabelRef),
  device_type: DeviceType.nullable(),
  manufacturer: z.string().nullable(),
  model: z.string().nullable(),
  department: z.string().nullable(),
  vendor: NamedRef.nullable(),
  accountable: NamedRef.nullable(),
  identifiability: Identifiability.nullable(),
  chain: ChainSummary.nullable(),
  location_count: z.int(),
  page: PageRef.nullable(),
  review_due_on: z.string().nullable(),
  lock_version: LockVersion,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Device = z.infer<typeof Device>;

const deviceFields = z.strictObject(inputShape(DEVICE));

/** A device with all its fields, texts in one locale. */
export const DeviceDetails = z.strictObject({
  ...Device.shape,
  /** Internal fields are null for a share session. */
  ...sharedShape(DEVICE),
  photo_key: z.string().nullable(),
  template_id: z.string().nullable(),
  locale: z.string(),
  fallbacks: Fallbacks,
});
export type DeviceDetails = z.infer<typeof DeviceDetails>;

/** Only name and status are required. */
export const DeviceInput = z.strictObject({
  ...deviceFields.partial().shape,
  name: deviceFields.shape.name,
  label_ids: z.array(Id).max(50).optional(),
});
export type DeviceInput = z.infer<typeof DeviceInput>;

export const DeviceChange = z.strictObject({
  ...DeviceInput.partial().shape,
  photo_key: z.null().optional(),
  lock_version: LockVersion,
});
export type DeviceChange = z.infer<typeof DeviceChange>;

/** Where a new device or algorithm starts from. */
export const Start = z.discriminatedUnion("from", [
  z.strictObject({ from: z.literal("blank") }),
  z.strictObject({ from: z.literal("template"), template_id: z.string().max(60) }),
  z.strictObject({ from: z.literal("copy"), id: Id }),
]);

export const REVIEW_DUE = ["overdue", "within_30_days", "later", "none"] as const;

/** Filters shared by the list, the map and exports. */
const deviceFilters = {
  /** Status ids, or `none` for devices without one. */
  status: oneOrMore(z.union([Id, z.literal("none")])),
  phase: oneOrMore(Phase),
  type: oneOrMore(z.union([DeviceType, z.literal("none")])),
  /** As vendor or accountable organization, or in the datachain. */
  organization: oneOrMore(Id),
  label: oneOrMore(Id),
  /** `unknown`: no datachain data about it yet. */
  identifiability: oneOrMore(z.union([Identifiability, z.literal("unknown")])),
  review_due: oneOrMore(z.enum(REVIEW_DUE)),
  has_page: queryFlag.optional(),
  has_errors: queryFlag.optional(),
  has_location: queryFlag.optional(),
};
/** Limit that keeps the URL short enough. */
export const FILE_ID_LIMIT = 200;
const deviceListQuery = listQuery(["name", "reference", "status", "review_due_on", "updated_at", "created_at"], {
  ...deviceFilters,
  /** Only these ids. */
  id: oneOrMore(Id, FILE_ID_LIMIT),
});
const deviceFileQuery = deviceListQuery.omit({ page: true, per_page: true });

/** Matching devices per status; `null` is for devices without one. */
export const StatusCount = z.strictObject({ status: DeviceStatus.nullable(), count: z.int() });
export type StatusCount = z.infer<typeof StatusCount>;

/** A place on the list's map. */
export const MapPoint = z.strictObject({
  id: Id,
  device_id: Id,
  device_name: z.string(),
  location_name: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  identifiability: Identifiability.nullable(),
  status: DeviceStatus.nullable(),
});
export type MapPoint = z.infer<typeof MapPoint>;

/** As a query parameter: `bounds=-121.91,36.6,-121.87,36.62` (west, south, east, north). */
const boundsQuery = z
  .string()
  .max(120)
  .transform((text) => text.split(",").map(Number))
  .pipe(z.array(z.number()).length(4, "West, south, east and north in degrees, with commas between them"))
  .transform(([west, south, east, north]) => ({ west, south, east, north }))
  .pipe(MapBounds)
  .meta({ examples: ["-121.91,36.6,-121.87,36.62", "-180,-90,180,90"] });

/** Places that would overlap on the map. */
export const MapCluster = z.strictObject({ lat: z.number(), lng: z.number(), count: z.int(), bounds: MapBounds });
export type MapCluster = z.infer<typeof MapCluster>;

export const BULK_LIMIT = 1000;

export const devicesApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices",
    access: "member",
    summary: "List the devices of the current customer",
    query: deviceListQuery,
    response: z.strictObject({
      devices: z.array(Device),
      /** Only counted when a single row is requested, as dashboards do; lists skip the cost. */
      meta: ListMeta.extend({ status_counts: z.array(StatusCount).optional() }),
    }),
  }),
  map: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/map",
    access: "member",
    summary: "The places of the devices in a list, at most 5000",
    query: deviceFileQuery,
    response: z.strictObject({ points: z.array(MapPoint), meta: ListMeta }),
  }),
  places: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/places",
    access: "member",
    summary:
      "The places of the devices a list would show in a part of the map: all of them, or where there are many, clusters and the first few",
    query: deviceFileQuery.omit({ sort: true }).extend({
      /** Defaults to everywhere. */
      bounds: boundsQuery.optional(),
      /** Web map zoom: 0 shows the whole earth on 256 pixels. */
      zoom: z.coerce.number().min(0).max(22).default(0),
    }),
    response: z.strictObject({
      points: z.array(MapPoint),
      clusters: z.array(MapCluster),
      /** Bounding box of all matches; null without any. */
      extent: MapBounds.nullable(),
      meta: ListMeta,
    }),
  }),
  csv: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/csv",
    access: "member",
    summary: "The devices in a list, one row per location, as a file that can be imported again",
    query: deviceFileQuery.extend(LocaleQuery.shape),
    response: file("text/csv"),
  }),
  xlsx: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/xlsx",
    access: "member",
    summary: "The same table as the CSV, as an Excel workbook",
    query: deviceFileQuery.extend(LocaleQuery.shape),
    response: file("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  }),
  geojson: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/geojson",
    access: "member",
    summary: "The places of the devices in a list, as GeoJSON that can be imported again",
    query: deviceFileQuery.extend(LocaleQuery.shape),
    response: file("application/geo+json"),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/inventory/devices",
    access: "editor",
    summary: "Create a device: blank, from a template, or as a copy of another with its datachain",
    query: LocaleQuery,
    body: z.strictObject({ device: DeviceInput.extend({ id: Id.optional() }), start: Start.optional() }),
    response: z.strictObject({ device: DeviceDetails }),
    status: 201,
  }),
  bulk: endpoint({
    method: "PUT",
    path: "/api/v1/inventory/devices/bulk",
    access: "editor",
    summary: "Give several devices a status, or add or remove labels",
    body: z.strictObject({
      ids: z.array(Id).min(1).max(BULK_LIMIT),
      status_id: Id.nullable().optional(),
      add_label_ids: z.array(Id).max(50).optional(),
      remove_label_ids: z.array(Id).max(50).optional(),
    }),
    response: z.strictObject({ changed_count: z.int() }),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/{id}",
    access: "member",
    share: { subject: "device", param: "id" },
    summary: "One device, its texts in one locale",
    params: IdParams,
    query: LocaleQuery,
    response: z.strictObject({ device: DeviceDetails }),
  }),
  activity: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/{id}/activity",
    access: "member",
    summary: "Who changed what about a device, newest first",
    params: IdParams,
    query: listQuery(["at"], {}),
    response: z.strictObject({ activity: z.array(Activity), meta: ListMeta }),
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/inventory/devices/{id}",
    access: "editor",
    summary: "Change a device; texts are written in one locale. The photo is removed by sending its key as null",
    params: IdParams,
    query: LocaleQuery,
    body: z.strictObject({ device: DeviceChange }),
    response: z.strictObject({ device: DeviceDetails }),
  }),
  upload: endpoint({
    method: "PUT",
    path: "/api/v1/inventory/devices/{id}",
    access: "editor",
    summary: "Upload a device's photo",
    params: IdParams,
    query: LocaleQuery,
    body: multipart(/^device\[photo\]$/, "`device[photo]`: an image file"),
    response: z.strictObject({ device: DeviceDetails }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/inventory/devices/{id}",
    access: "editor",
    summary: "Delete a device; it can be restored for one day",
    params: IdParams,
    response: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: "/api/v1/inventory/devices/{id}/restore",
    access: "editor",
    summary: "Restore a deleted device",
    params: IdParams,
    query: LocaleQuery,
    response: z.strictObject({ device: DeviceDetails }),
  }),
};
