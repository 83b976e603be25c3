import { type Selectable, sql } from "kysely";
import { ChainSummary } from "#contract/datachains.ts";
import { type Device, type DeviceDetails, LabelRef, NamedRef, PageRef } from "#contract/devices.ts";
import { DEVICE } from "#contract/records/device.ts";
import { localizedNames, plainNames } from "#contract/records/field.ts";
import { DeviceStatus } from "#contract/statuses.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import { jsonObject, jsonRow } from "#server/platform/lists/json-columns.ts";
import type { Devices } from "#server/platform/database/schema.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";

export const DEVICE_FIELDS = plainNames(DEVICE);
export const DEVICE_TEXTS = localizedNames(DEVICE);

export const deviceStatus = sql<
  Device["status"]
>`case when status.id is not null then ${jsonRow(DeviceStatus, "status")} end`;

const organization = (role: "vendor" | "accountable") =>
  sql<Device["vendor"]>`case when ${sql.ref(`${role}.id`)} is not null then ${jsonRow(NamedRef, role)} end`;

/** The labels of the outer query's device, in their order, gathered in the same query. */
const labels = sql<Device["labels"]>`coalesce((
  select json_agg(${jsonRow(LabelRef, "labels")} order by labels.position, labels.id)
  from device_labels join labels on labels.id = device_labels.label_id
  where device_labels.device_id = devices.id and labels.deleted_at is null
), '[]')`;

const chain = sql<Device["chain"]>`case when devices.chain_states is not null then ${jsonObject(ChainSummary, {
  states: sql.ref("devices.chain_states"),
  error_count: sql.ref("devices.chain_errors"),
  warning_count: sql.ref("devices.chain_warnings"),
})} end`;

const page = sql<Device["page"]>`(
  select ${jsonRow(PageRef, "pages")} from pages where pages.device_id = devices.id and pages.deleted_at is null
  order by pages.created_at, pages.id limit 1
)`;

/** For devices with their names joined. */
export const deviceColumns = [
  "devices.id",
  "devices.name",
  "devices.reference",
  deviceStatus.as("status"),
  labels.as("labels"),
  sql<Device["device_type"]>`devices.device_type`.as("device_type"),
  "devices.manufacturer",
  "devices.model",
  "devices.department",
  organization("vendor").as("vendor"),
  organization("accountable").as("accountable"),
  sql<Device["identifiability"]>`devices.identifiability`.as("identifiability"),
  chain.as("chain"),
  "devices.location_count",
  page.as("page"),
  "devices.review_due_on",
  "devices.lock_version",
  "devices.created_at",
  "devices.updated_at",
] as const;

const detailColumns = [...DEVICE_FIELDS, ...DEVICE_TEXTS, "photo_key", "template_id"] as const;
export const deviceDetailColumns = detailColumns.map((column) => `devices.${column}` as const);

type Text = (typeof DEVICE_TEXTS)[number];
type Shaped = Device & Record<Text, TextColumn> & Pick<DeviceDetails, "mobility">;
/** A row as selected for one device, its JSON columns given their shapes. */
export type DeviceRow = Omit<Pick<Selectable<Devices>, (typeof detailColumns)[number]>, keyof Shaped> & Shaped;

export const deviceConstraints: ConstraintMeanings = {
  devices_reference_per_customer: {
    code: "reference_taken",
    message: "Another device has this reference",
    field: "device.reference",
  },
  devices_active_until_after_installed: {
    code: "invalid_input",
    message: "A device cannot end before it was installed",
    field: "device.active_until",
  },
};
