import { useTranslation } from "#admin/i18n/i18n.ts";
import {
  type FiltersProps,
  useFlagFilter,
  useLabelFilter,
  useOrganizationFilter,
  useReviewFilter,
} from "#admin/inventory/shared-filters.ts";
import { FilterBar, type FilterSpec } from "#admin/lists/FilterBar.tsx";
import { LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/records/algorithm.ts";
import { LifecycleMark } from "../LifecycleDot.tsx";
import type { Filter } from "./AlgorithmList.tsx";

type Spec = FilterSpec & { param: Filter };

export function AlgorithmFilters({ list }: FiltersProps) {
  const { t } = useTranslation();
  const filters: Spec[] = [
    ...useFixedFilters(),
    useReviewFilter("algorithms"),
    useLabelFilter(t("algorithms.filters.label")),
    useOrganizationFilter(t("algorithms.filters.organization"), list),
    useFlagFilter("algorithms", "has_page"),
    useFlagFilter("algorithms", "has_errors"),
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
  ];
}
