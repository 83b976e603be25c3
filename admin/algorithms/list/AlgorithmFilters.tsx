import { useTranslation } from "#admin/i18n/i18n.ts";
import { useLabelFilter, useOrganizationFilter } from "#admin/inventory/shared-filters.ts";
import { FilterBar, type FilterSpec } from "#admin/lists/FilterBar.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/records/algorithm.ts";
import { REVIEW_DUE } from "#contract/devices.ts";
import { LifecycleMark } from "../LifecycleDot.tsx";
import type { Filter } from "./algorithm-list.ts";

type Filters = Pick<ListState, "filter" | "setFilter">;
type Spec = FilterSpec & { param: Filter };

export function AlgorithmFilters({ list }: { list: Filters }) {
  const { t } = useTranslation();
  const filters: Spec[] = [
    ...useFixedFilters(),
    useLabelFilter(t("algorithms.filters.label")),
    useOrganizationFilter(t("algorithms.filters.organization"), list),
    useFlagFilter("has_page"),
    useFlagFilter("has_errors"),
  ];
  return <FilterBar noun="algorithms" list={list} filters={filters} />;
}

/** Those whose choices are known without asking. */
function useFixedFilters(): Spec[] {
  const { t } = useTranslation();
  return [
    {
      param: "lifecycle",
      label: t("algorithms.filters.lifecycle"),
      choices: LIFECYCLES.map((id) => ({
        id,
        label: t(`algorithms.lifecycles.${id}`),
        mark: <LifecycleMark lifecycle={id} />,
      })),
      isPinned: true,
    },
    {
      param: "publication_category",
      label: t("algorithms.filters.publication_category"),
      choices: PUBLICATION_CATEGORIES.map((id) => ({ id, label: t(`algorithms.categories.${id}`) })),
      isPinned: true,
    },
    {
      param: "theme",
      label: t("algorithms.filters.theme"),
      choices: THEMES.map((id) => ({ id, label: t(`algorithms.themes.${id}`) })),
    },
    {
      param: "review_due",
      label: t("algorithms.filters.review_due"),
      choices: REVIEW_DUE.map((id) => ({ id, label: t(`algorithms.review.${id}`) })),
    },
  ];
}

function useFlagFilter(param: "has_page" | "has_errors"): Spec {
  const { t } = useTranslation();
  const choices = [
    { id: "true", label: t(`algorithms.flags.${param}.yes`) },
    { id: "false", label: t(`algorithms.flags.${param}.no`) },
  ];
  return { param, label: t(`algorithms.filters.${param}`), choices, isSingle: true };
}
