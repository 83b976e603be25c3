import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { query } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useLabelFilter, useOrganizationFilter } from "#admin/inventory/shared-filters.ts";
import { FilterBar, type FilterSpec } from "#admin/lists/FilterBar.tsx";
import { IdentifiabilityShape } from "#admin/inventory/IdentifiabilityMark.tsx";
import { statusName } from "#admin/inventory/status-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { IDENTIFIABILITIES } from "#datachain/model.ts";
import { REVIEW_DUE } from "#contract/devices.ts";
import { DEVICE_TYPES } from "#contract/records/device.ts";
import { PHASES, statusesApi } from "#contract/statuses.ts";
import type { Filter } from "./device-list.ts";

type Filters = Pick<ListState, "filter" | "setFilter">;
type Spec = FilterSpec & { param: Filter };

export function DeviceFilters({ list }: { list: Filters }) {
  const { t } = useTranslation();
  const filters: Spec[] = [
    useStatusFilter(),
    useIdentifiabilityFilter(),
    useLabelFilter(t("devices.filters.label")),
    usePhaseFilter(),
    useTypeFilter(),
    useOrganizationFilter(t("devices.filters.organization"), list),
    useReviewFilter(),
    useFlagFilter("has_page"),
    useFlagFilter("has_errors"),
    useFlagFilter("has_location"),
  ];
  return <FilterBar noun="devices" list={list} filters={filters} />;
}

const dot = (tone: ReturnType<typeof statusTone>): ReactNode => <StatusDot tone={tone}>{null}</StatusDot>;

/** Each status with its devices counted; devices without one can always be asked for, and stand last. */
function useStatusFilter(): Spec {
  const { t } = useTranslation();
  const { data } = useQuery(query(statusesApi.list, {}));
  const choices = data?.statuses.map((status) => ({
    id: status.id,
    label: statusName(status),
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

function useReviewFilter(): Spec {
  const { t } = useTranslation();
  const choices = REVIEW_DUE.map((id) => ({ id, label: t(`devices.review.${id}`) }));
  return { param: "review_due", label: t("devices.filters.review_due"), choices };
}

function useFlagFilter(param: "has_page" | "has_errors" | "has_location"): Spec {
  const { t } = useTranslation();
  const choices = [
    { id: "true", label: t(`devices.flags.${param}.yes`) },
    { id: "false", label: t(`devices.flags.${param}.no`) },
  ];
  return { param, label: t(`devices.filters.${param}`), choices, isSingle: true };
}
