import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { query } from "#admin/api/query.ts";
import { compareWords, formatNumber } from "#admin/i18n/format.ts";
import { allDevicesQuery } from "#admin/layout/allDevices.ts";
import { type FilterChoice, FilterMenu } from "#admin/layout/FilterMenu.tsx";
import { statusTone } from "#admin/layout/statusTone.ts";
import type { ListState } from "#admin/layout/useListState.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import type { Device, DeviceStatus } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";

type Filters = Pick<ListState, "filter" | "setFilter">;

export function DeviceFilters({ list }: { list: Filters }) {
  return (
    <>
      <StatusFilter list={list} />
      <LabelFilter list={list} />
    </>
  );
}

/** Each status with its devices counted; those without one are always offered, and last. */
function statusChoices(devices: readonly Device[], noStatus: string): FilterChoice[] {
  const counts = new Map<string, { status: DeviceStatus; count: number }>();
  for (const { status } of devices)
    if (status) counts.set(status.id, { status, count: (counts.get(status.id)?.count ?? 0) + 1 });
  const found = [...counts.values()].toSorted((a, b) => compareWords(a.status.name, b.status.name));
  const without = devices.filter((device) => !device.status).length;
  return [
    ...found.map(({ status, count }) => ({
      id: status.id,
      label: status.name,
      mark: <Dot status={status} />,
      count: formatNumber(count),
    })),
    { id: "none", label: noStatus, mark: <Dot status={null} />, count: formatNumber(without) },
  ];
}

const Dot = ({ status }: { status: DeviceStatus | null }) => <StatusDot tone={statusTone(status)}>{null}</StatusDot>;

/** The choices are the statuses that devices have, so they are read from the devices: only when somebody wants them. */
function StatusFilter({ list }: { list: Filters }) {
  const { t } = useTranslation();
  const [isNear, setIsNear] = useState(false);
  const { data } = useQuery({ ...allDevicesQuery(), enabled: isNear || list.filter("status").length > 0 });
  const choices = data && statusChoices(data.rows, t("devices.no_status"));
  return (
    <FilterMenu
      noun="devices"
      list={list}
      param="status"
      label={t("devices.filters.status")}
      choices={choices}
      onNear={() => setIsNear(true)}
    />
  );
}

function LabelFilter({ list }: { list: Filters }) {
  const { t } = useTranslation();
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const choices = data?.labels.map(({ id, name, color }) => ({ id, label: name, mark: <Swatch color={color} /> }));
  return <FilterMenu noun="devices" list={list} param="label" label={t("devices.filters.label")} choices={choices} />;
}

const Swatch = ({ color }: { color: string }) => (
  <span data-swatch aria-hidden="true" className="size-2 flex-none rounded-[3px]" style={{ background: color }} />
);
