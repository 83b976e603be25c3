import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import type { CollectionSettings } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";

/** Whether the rule is complete enough to match pages. */
export function saysEnough({ rule, label_ids, types, status_ids }: CollectionSettings) {
  const chosen = { manual: [], label: label_ids, type: types, status: status_ids }[rule];
  return chosen.length > 0;
}

/** The public pages matching a rule, including those left out. */
export function usePagesByRule(settings: CollectionSettings, locale: string) {
  const { rule, label_ids, types, status_ids, order } = settings;
  const fits = {
    manual: {},
    label: { label_id: [...label_ids], type: ["device_page" as const, "algorithm_page" as const] },
    type: { type: [...types] },
    status: { device_status_id: [...status_ids] },
  }[rule];
  const sort = order === "title" ? "title" : "-published_at";
  return useQuery({
    ...query(pagesApi.search, { query: { ...fits, status: ["published"], sort, per_page: 500, locale } }),
    enabled: saysEnough(settings),
    placeholderData: keepPreviousData,
  });
}
