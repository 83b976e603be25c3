import { formatDate, formatNumber } from "#admin/i18n/format.ts";
import { ChainSegments } from "#admin/inventory/ChainSegments.tsx";
import { IdentifiabilityMark } from "#admin/inventory/IdentifiabilityMark.tsx";
import { LabelTags } from "#admin/inventory/LabelTags.tsx";
import { PageLink } from "#admin/inventory/PageLink.tsx";
import { ReviewDue } from "#admin/inventory/ReviewDue.tsx";
import { TitleCell } from "#admin/inventory/TitleCell.tsx";
import { type Column, columnIds, usualIds } from "#admin/lists/ListTable.tsx";
import { paths } from "#admin/paths.ts";
import type { Device } from "#contract/devices.ts";
import { DeviceMenu } from "../DeviceMenu.tsx";
import { DeviceStatusDot } from "../DeviceStatusDot.tsx";
import type { Sortable } from "./device-list.ts";

export const deviceTitle = ({ id, name, reference }: Device) => (
  <TitleCell name={name} reference={reference} href={paths.device(id)} />
);
export const deviceMenu = (device: Device) => <DeviceMenu device={device} hasOpen />;

const column = <Id extends string>(entry: Column<Device, Id, Sortable>) => entry;

/** Beside the name. A card shows four of them in pairs; where a device is and when to review it are one step away. */
export const DEVICE_COLUMNS = [
  column({
    id: "status",
    value: ({ status }) => <DeviceStatusDot status={status} />,
    sort: "status",
    isUsual: true,
    className: "pair-start max-md:order-1",
  }),
  column({
    id: "identifiability",
    value: ({ identifiability }) => <IdentifiabilityMark value={identifiability} />,
    isUsual: true,
    className: "pair-start max-md:order-2 md:whitespace-nowrap",
  }),
  column({
    id: "location_count",
    value: ({ location_count }) => (
      <span className={location_count ? "" : "text-subtle"}>{formatNumber(location_count)}</span>
    ),
    isUsual: true,
    align: "end",
    rank: 1,
    className: "max-md:hidden!",
  }),
  column({
    id: "chain",
    value: ({ chain }) => <ChainSegments chain={chain} />,
    isUsual: true,
    className: "pair-end max-md:order-2",
  }),
  column({
    id: "page",
    value: ({ page }, t) =>
      page ? <PageLink page={page} type="device_page" /> : <span className="text-muted">{t("devices.no_page")}</span>,
    isUsual: true,
    className: "pair-end max-md:order-1",
  }),
  column({
    id: "review_due_on",
    value: ({ review_due_on }) => (review_due_on ? <ReviewDue day={review_due_on} /> : null),
    sort: "review_due_on",
    isUsual: true,
    className: "max-md:order-3",
  }),
  column({
    id: "device_type",
    value: ({ device_type }, t) => device_type && t(`devices.types.${device_type}`),
    className: "max-md:order-3",
  }),
  column({
    id: "manufacturer",
    value: ({ manufacturer, model }) => [manufacturer, model].filter(Boolean).join(" ") || null,
    className: "max-md:order-3",
  }),
  column({
    id: "organization",
    value: ({ accountable, vendor }) => (accountable ?? vendor)?.name ?? null,
    className: "max-md:order-3",
  }),
  column({ id: "department", value: ({ department }) => department, className: "max-md:order-3" }),
  column({
    id: "label",
    value: ({ labels }) => (labels.length ? <LabelTags labels={labels} /> : null),
    className: "max-md:order-3",
  }),
  column({
    id: "updated_at",
    value: ({ updated_at }) => <time dateTime={updated_at}>{formatDate(updated_at)}</time>,
    sort: "updated_at",
    className: "whitespace-nowrap max-md:order-3",
  }),
] as const;

export const COLUMNS = columnIds(DEVICE_COLUMNS);
export const USUAL_COLUMNS = usualIds(DEVICE_COLUMNS);
