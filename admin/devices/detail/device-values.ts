import type { Named } from "#admin/records/SearchedPicker.tsx";
import type { LabelValue } from "#admin/inventory/LabelsEntry.tsx";
import { DEVICE_TEXTS, type DeviceChange, type DeviceDetails } from "#contract/devices.ts";

const LINES = [
  "name",
  "reference",
  "device_type",
  "manufacturer",
  "model",
  "department",
  "mobility",
  "installed_on",
  "active_until",
  "privacy_url",
  "contact_email",
  "contact_phone",
  "contact_url",
  "review_due_on",
  "last_verified_on",
  "internal_notes",
  ...DEVICE_TEXTS,
] as const;
const ORGANIZATIONS = ["vendor_id", "accountable_id"] as const;

/** What the form holds: flat, and without null where a text may be empty. */
export type DeviceValues = Record<(typeof LINES)[number] | "status_id", string> &
  Record<(typeof ORGANIZATIONS)[number], Named | null> & {
    quantity: number | null;
    label_ids: LabelValue[];
  };
export type DeviceField = keyof DeviceValues;

export const FIELDS = [...LINES, ...ORGANIZATIONS, "status_id", "quantity", "label_ids", "photo_key"] as const;

const named = (organization: Named | null) => organization && { id: organization.id, name: organization.name };

export function toValues(device: DeviceDetails): DeviceValues {
  const lines = Object.fromEntries(LINES.map((name) => [name, device[name] ?? ""])) as Record<
    (typeof LINES)[number],
    string
  >;
  return {
    ...lines,
    status_id: device.status?.id ?? "",
    vendor_id: named(device.vendor),
    accountable_id: named(device.accountable),
    quantity: device.quantity,
    label_ids: device.labels.map(({ id, name, color }) => ({ id, name, color })),
  };
}

const REQUIRED: readonly DeviceField[] = ["name", "mobility"];

function sent(values: DeviceValues, name: DeviceField): unknown {
  const value = values[name];
  if (Array.isArray(value)) return value.map(({ id }) => id);
  if (typeof value === "object") return value?.id ?? null;
  return value === "" && !REQUIRED.includes(name) ? null : value;
}

/** Only the named fields, as the API takes them: an empty text is none. */
export const toInput = (values: DeviceValues, names: readonly DeviceField[]) =>
  Object.fromEntries(names.map((name) => [name, sent(values, name)])) as Omit<DeviceChange, "lock_version">;
