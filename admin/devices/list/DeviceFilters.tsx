import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { query } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import {
  type FiltersProps,
  useFlagFilter,
  useLabelFilter,
  useOrganizationFilter,
  useReviewFilter,
} from "#admin/inventory/shared-filters.ts";
import { FilterBar, type FilterSpec } from "#admin/lists/FilterBar.tsx";
import { IdentifiabilityShape } from "#admin/inventory/IdentifiabilityMark.tsx";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { IDENTIFIABILITIES } from "#datachain/model.ts";
import { DEVICE_TYPES } from "#contract/records/device.ts";
import { PHASES, statusesApi } from "#contract/statuses.ts";
import type { Filter } from "./DeviceList.tsx";

type Spec = FilterSpec & { param: Filter };

export function DeviceFilters({ list }: FiltersProps) {
  const { t } = useTranslation();
  const filters: Spec[] = [
    useStatusFilter(),
    useIdentifiabilityFilter(),
    useLabelFilter(t("devices.filters.label")),
    usePhaseFilter(),
    useTypeFilter(),
    useOrganizationFilter(t("devices.filters.organization"), list),
    useReviewFilter("devices"),
    useFlagFilter("devices", "has_page"),
    useFlagFilter("devices", "has_errors"),
    useFlagFilter("devices", "has_location"),
  ];
  return <FilterBar noun="devices" list={list} filters={filters} />;
}

const dot = (tone: ReturnType<typeof statusTone>): ReactNode => <StatusDot tone={tone}>{null}</StatusDot>;

/** Statuses with their counts. "No status" is always available, last. */
function useStatusFilter(): Spec {
  const { t } = useTranslation();
  const { data } = useQuery(query(statusesApi.list, {}));
  const choices = data?.statuses.map((status) => ({
    id: status.id,
    label: shownName(status),
    mark: dot(statusTone(status)),
    count: formatNumber(status.device_count),
  }));
  const none = { id: "none", label: t("devices.no_status"), mark: dot(statusTone(null)) };
  return {
    param: "status",
    label: t("devices.filters.status"),
    choices: choices && [...choices, none],
    isPinned: true,
  };
}

function usePhaseFilter(): Spec {
  const { t } = useTranslation();
  const choices = PHASES.map((id) => ({ id, label: t(`devices.phases.${id}`), mark: dot(statusTone({ phase: id })) }));
  return { param: "phase", label: t("devices.filters.phase"), choices };
}

function useIdentifiabilityFilter(): Spec {
  const { t } = useTranslation();
  const known = IDENTIFIABILITIES.map((id) => ({
    id,
    label: t(`records.identifiability.${id}`),
    mark: <IdentifiabilityShape value={id} />,
  }));
  const unknown = {
    id: "unknown",
    label: t("records.identifiability.unknown"),
    mark: <IdentifiabilityShape value={null} />,
  };
  return {
    param: "identifiability",
    label: t("devices.filters.identifiability"),
    choices: [...known.toReversed(), unknown],
    isPinned: true,
  };
}

function useTypeFilter(): Spec {
  const { t } = useTranslation();
  const choices = [...DEVICE_TYPES, "none" as const].map((id) => ({ id, label: t(`devices.types.${id}`) }));
  return { param: "type", label: t("devices.filters.type"), choices };
}
