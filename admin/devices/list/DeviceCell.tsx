import type { ReactNode } from "react";
import { formatDate, formatNumber } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { ChainSegments } from "#admin/inventory/ChainSegments.tsx";
import { IdentifiabilityMark } from "#admin/inventory/IdentifiabilityMark.tsx";
import { LabelTags } from "#admin/inventory/LabelTags.tsx";
import { PageLink } from "#admin/inventory/PageLink.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Cell } from "#admin/ui/Table.tsx";
import type { Device } from "#contract/devices.ts";
import { DeviceStatusDot } from "../DeviceStatusDot.tsx";
import { ReviewDue } from "#admin/inventory/ReviewDue.tsx";
import type { Column } from "./device-columns.ts";

interface CellProps {
  column: Column;
  device: Device;
}

/** What stands in each column; nothing where there is nothing to say. */
const VALUES: Record<Column, (device: Device, t: Translate) => ReactNode> = {
  status: ({ status }) => <DeviceStatusDot status={status} />,
  identifiability: ({ identifiability }) => <IdentifiabilityMark value={identifiability} />,
  location_count: ({ location_count }) => (
    <span className={location_count ? "" : "text-subtle"}>{formatNumber(location_count)}</span>
  ),
  chain: ({ chain }) => <ChainSegments chain={chain} />,
  page: ({ page }, t) =>
    page ? <PageLink page={page} type="device_page" /> : <span className="text-muted">{t("devices.no_page")}</span>,
  review_due_on: ({ review_due_on }) => (review_due_on ? <ReviewDue day={review_due_on} /> : null),
  device_type: ({ device_type }, t) => device_type && t(`devices.types.${device_type}`),
  manufacturer: ({ manufacturer, model }) => [manufacturer, model].filter(Boolean).join(" ") || null,
  organization: ({ accountable, vendor }) => (accountable ?? vendor)?.name ?? null,
  department: ({ department }) => department,
  label: ({ labels }) => (labels.length ? <LabelTags labels={labels} /> : null),
  updated_at: ({ updated_at }) => <time dateTime={updated_at}>{formatDate(updated_at)}</time>,
};

/** On a card the four that matter stand in pairs and speak for themselves; where a device is and when to look again is one step away. */
const LOOKS: Partial<Record<Column, string>> = {
  status: "pair-start max-md:order-1",
  page: "pair-end max-md:order-1",
  identifiability: "pair-start max-md:order-2 md:whitespace-nowrap",
  chain: "pair-end max-md:order-2",
  location_count: "max-md:hidden!",
  manufacturer: "max-md:order-3",
  organization: "max-md:order-3",
  department: "max-md:order-3",
  device_type: "max-md:order-3",
  label: "max-md:order-3",
  updated_at: "whitespace-nowrap max-md:order-3",
  review_due_on: "max-md:order-3",
};

/** One value of a device. On a card an empty one is left out. */
export function DeviceCell({ column, device }: CellProps) {
  const { t } = useTranslation();
  const value = VALUES[column](device, t);
  const isNumber = column === "location_count";
  return (
    <Cell
      {...(value !== null && { label: t(`devices.columns.${column}`) })}
      {...(isNumber && { align: "end" as const })}
      className={cx(value === null && "max-md:hidden!", LOOKS[column])}
    >
      {value}
    </Cell>
  );
}
