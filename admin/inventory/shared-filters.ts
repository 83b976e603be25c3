import { useQuery } from "@tanstack/react-query";
import { createElement, useState } from "react";
import { query } from "#admin/api/query.ts";
import type { FilterSpec } from "#admin/lists/FilterBar.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { LabelSwatch } from "./LabelSwatch.tsx";

export function useLabelFilter(label: string) {
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const choices = data?.labels.map(({ id, name, color }) => ({
    id,
    label: name,
    mark: createElement(LabelSwatch, { color }),
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
