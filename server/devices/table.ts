import { sql } from "kysely";
import type { Device, DeviceStatus } from "#contract/devices.ts";

const status = sql<DeviceStatus | null>`case when device_statuses.id is not null then
  json_build_object('id', device_statuses.id, 'name', device_statuses.name, 'color', device_statuses.color, 'phase', device_statuses.phase)
end`;

/** The labels of the outer query's device, in their order, gathered in the same query. */
const labels = sql<Device["labels"]>`coalesce((
  select json_agg(json_build_object('id', labels.id, 'name', labels.name, 'color', labels.color) order by labels.position, labels.id)
  from device_labels join labels on labels.id = device_labels.label_id
  where device_labels.device_id = devices.id and labels.deleted_at is null
), '[]')`;

export const deviceColumns = [
  "devices.id",
  "devices.name",
  "devices.reference",
  status.as("status"),
  labels.as("labels"),
  "devices.lock_version",
  "devices.created_at",
  "devices.updated_at",
] as const;

export const deviceSorts = {
  name: sql.ref("devices.name"),
  reference: sql.ref("devices.reference"),
  updated_at: sql.ref("devices.updated_at"),
  created_at: sql.ref("devices.created_at"),
};
