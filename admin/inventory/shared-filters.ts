import { useQuery } from "@tanstack/react-query";
import { createElement, useState } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import type { FilterSpec } from "#admin/lists/FilterBar.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { REVIEW_DUE } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import type { InventoryNoun } from "./inventory-records.ts";
import { LabelSwatch } from "./LabelSwatch.tsx";

export interface FiltersProps {
  list: Pick<ListState, "filter" | "setFilter">;
}

export function useLabelFilter(label: string) {
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const choices = data?.labels.map((one) => ({
    id: one.id,
    label: shownName(one),
    mark: createElement(LabelSwatch, { color: one.color }),
  }));
  return { param: "label", label, choices, isPinned: true } as const satisfies FilterSpec;
}

/** Lazy: there may be a thousand organizations. */
export function useOrganizationFilter(label: string, list: Pick<ListState, "filter">) {
  const [isNear, setIsNear] = useState(false);
  const { data } = useQuery({
    ...query(organizationsApi.list, { query: { per_page: 1000, sort: "name" } }),
    enabled: isNear || list.filter("organization").length > 0,
  });
  const choices = data?.organizations.map(({ id, name }) => ({ id, label: name }));
  return { param: "organization", label, choices, onNear: () => setIsNear(true) } as const satisfies FilterSpec;
}

type Flag = "has_page" | "has_errors";

export function useFlagFilter<P extends Flag | "has_location">(
  noun: P extends Flag ? InventoryNoun : "devices",
  param: P,
) {
  const { t } = useTranslation();
  const choices = [
    { id: "true", label: t(`${noun}.flags.${param}.yes` as WordKey) },
    { id: "false", label: t(`${noun}.flags.${param}.no` as WordKey) },
  ];
  return { param, label: t(`${noun}.filters.${param}` as WordKey), choices, isSingle: true } as const;
}

export function useReviewFilter(noun: InventoryNoun) {
  const { t } = useTranslation();
  const choices = REVIEW_DUE.map((id) => ({ id, label: t(`${noun}.review.${id}`) }));
  return { param: "review_due", label: t(`${noun}.filters.review_due`), choices } as const satisfies FilterSpec;
}
