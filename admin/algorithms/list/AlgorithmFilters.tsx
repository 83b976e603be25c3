import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { query } from "#admin/api/query.ts";
import { FilterBar, type FilterSpec } from "#admin/lists/FilterBar.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/algorithms.ts";
import { REVIEW_DUE } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { LifecycleMark } from "../LifecycleDot.tsx";
import type { Filter } from "./algorithm-list.ts";

type Filters = Pick<ListState, "filter" | "setFilter">;
type Spec = FilterSpec & { param: Filter };

export function AlgorithmFilters({ list }: { list: Filters }) {
  const filters: Spec[] = [
    ...useFixedFilters(),
    useLabelFilter(),
    useOrganizationFilter(list),
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

function useLabelFilter(): Spec {
  const { t } = useTranslation();
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const choices = data?.labels.map(({ id, name, color }) => ({ id, label: name, mark: <Swatch color={color} /> }));
  return { param: "label", label: t("algorithms.filters.label"), choices, isPinned: true };
}

/** There may be a thousand: they are asked for when somebody wants them. */
function useOrganizationFilter(list: Filters): Spec {
  const { t } = useTranslation();
  const [isNear, setIsNear] = useState(false);
  const { data } = useQuery({
    ...query(organizationsApi.list, { query: { per_page: 1000, sort: "name" } }),
    enabled: isNear || list.filter("organization").length > 0,
  });
  return {
    param: "organization",
    label: t("algorithms.filters.organization"),
    choices: data?.organizations.map(({ id, name }) => ({ id, label: name })),
    onNear: () => setIsNear(true),
  };
}

function useFlagFilter(param: "has_page" | "has_errors"): Spec {
  const { t } = useTranslation();
  const choices = [
    { id: "true", label: t(`algorithms.flags.${param}.yes`) },
    { id: "false", label: t(`algorithms.flags.${param}.no`) },
  ];
  return { param, label: t(`algorithms.filters.${param}`), choices, isSingle: true };
}

const Swatch = ({ color }: { color: string }) => (
  <span data-swatch aria-hidden="true" className="size-2 flex-none rounded-[3px]" style={{ background: color }} />
);
