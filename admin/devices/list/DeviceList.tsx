import { query } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { recordList } from "#admin/inventory/record-list.ts";
import { recordCells } from "#admin/inventory/RecordCells.tsx";
import type { Column } from "#admin/lists/ListTable.tsx";
import { IDENTIFIABILITIES } from "#datachain/model.ts";
import { type Device, devicesApi, REVIEW_DUE } from "#contract/devices.ts";
import type { Input } from "#contract/endpoint.ts";
import { DEVICE_TYPES } from "#contract/records/device.ts";
import { PHASES } from "#contract/statuses.ts";
import { DeviceStatusDot } from "../DeviceStatusDot.tsx";

const SORTS = ["name", "reference", "status", "review_due_on", "updated_at", "created_at"] as const;
type Sortable = (typeof SORTS)[number];

type Api = typeof devicesApi;
export type Wanted = Omit<Input<Api["list"]>["query"], "page" | "per_page" | "id" | "sort">;
export type FileQuery = Omit<Input<Api["csv"]>["query"], "locale">;

const shared = recordCells("devices");

/** Besides the name. Cards show four of them in pairs, without place and review date. */
const COLUMNS: readonly Column<Device, string, Sortable>[] = [
  {
    id: "status",
    value: ({ status }) => <DeviceStatusDot status={status} />,
    sort: "status",
    isUsual: true,
    className: "pair-start max-md:order-1",
  },
  {
    id: "identifiability",
    value: shared.identifiability,
    isUsual: true,
    className: "pair-start max-md:order-2 md:whitespace-nowrap",
  },
  {
    id: "location_count",
    value: ({ location_count }) => (
      <span className={location_count ? "" : "text-subtle"}>{formatNumber(location_count)}</span>
    ),
    isUsual: true,
    align: "end",
    rank: 1,
    className: "max-md:hidden!",
  },
  { id: "chain", value: shared.chain, isUsual: true, className: "pair-end max-md:order-2" },
  { id: "page", value: shared.page, isUsual: true, className: "pair-end max-md:order-1" },
  {
    id: "review_due_on",
    value: shared.review_due_on,
    sort: "review_due_on",
    isUsual: true,
    className: "max-md:order-3",
  },
  {
    id: "device_type",
    value: ({ device_type }, t) => device_type && t(`devices.types.${device_type}`),
    className: "max-md:order-3",
  },
  {
    id: "manufacturer",
    value: ({ manufacturer, model }) => [manufacturer, model].filter(Boolean).join(" ") || null,
    className: "max-md:order-3",
  },
  {
    id: "organization",
    value: ({ accountable, vendor }) => (accountable ?? vendor)?.name ?? null,
    className: "max-md:order-3",
  },
  { id: "department", value: shared.department, className: "max-md:order-3" },
  { id: "label", value: shared.label, className: "max-md:order-3" },
  {
    id: "updated_at",
    value: shared.updated_at,
    sort: "updated_at",
    className: "whitespace-nowrap max-md:order-3",
  },
];

export const DEVICE_LIST = recordList({
  sorts: SORTS,
  columns: COLUMNS,
  lists: ["status", "phase", "type", "organization", "label", "identifiability", "review_due"],
  flags: ["has_page", "has_errors", "has_location"],
  known: {
    phase: PHASES,
    type: [...DEVICE_TYPES, "none"],
    identifiability: [...IDENTIFIABILITIES, "unknown"],
    review_due: REVIEW_DUE,
  },
  remembered: ["view"],
  read: (wanted: Wanted) => query(devicesApi.list, { query: wanted }),
});
export type Filter = (typeof DEVICE_LIST)["filters"][number];
