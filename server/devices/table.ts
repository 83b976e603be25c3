import { type Selectable, sql } from "kysely";
import { Device, type DeviceDetails, NamedRef } from "#contract/devices.ts";
import { DEVICE } from "#contract/records/device.ts";
import { localizedNames, plainNames } from "#contract/records/field.ts";
import { DeviceStatus } from "#contract/statuses.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import { jsonRow } from "#server/platform/lists/json-columns.ts";
import type { Devices } from "#server/platform/database/schema.ts";
import { itemColumns, subjectParts } from "#server/platform/records/item-columns.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";

export const DEVICE_FIELDS = plainNames(DEVICE);
export const DEVICE_TEXTS = localizedNames(DEVICE);

export const deviceStatus = sql<
  Device["status"]
>`case when status.id is not null then ${jsonRow(DeviceStatus, "status")} end`;

const organization = (role: "vendor" | "accountable") =>
  sql<Device["vendor"]>`case when ${sql.ref(`${role}.id`)} is not null then ${jsonRow(NamedRef, role)} end`;

/** For devices with their names joined. */
export const deviceColumns = itemColumns("devices", Device, {
  ...subjectParts("device"),
  status: deviceStatus,
  vendor: organization("vendor"),
  accountable: organization("accountable"),
});

const detailColumns = [...DEVICE_FIELDS, ...DEVICE_TEXTS, "photo_key", "template_id"] as const;
export const deviceDetailColumns = detailColumns.map((column) => `devices.${column}` as const);

type Text = (typeof DEVICE_TEXTS)[number];
type Shaped = Device & Record<Text, TextColumn> & { mobility: NonNullable<DeviceDetails["mobility"]> };
/** A row as selected for one device, with typed JSON columns. */
export type DeviceRow = Omit<Pick<Selectable<Devices>, (typeof detailColumns)[number]>, keyof Shaped> & Shaped;

export const deviceConstraints: ConstraintMeanings = {
  devices_reference_per_owner: {
    code: "reference_taken",
    message: "Another device of this organization has this reference",
    field: "device.reference",
  },
  devices_active_until_after_installed: {
    code: "invalid_input",
    message: "A device cannot end before it was installed",
    field: "device.active_until",
  },
};
