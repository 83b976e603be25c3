import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import type { CollectionSettings } from "#contract/page-content.ts";
import { type CollectionItem, type PageItem, pagesApi } from "#contract/pages.ts";

/** The API takes no more ids at once. */
const AT_ONCE = 50;

const chunks = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

/** Pages that are known by their ids, however many, with their titles in one language. */
export function usePagesById(ids: readonly string[], locale: string) {
  return useQueries({
    queries: chunks(ids.toSorted()).map((id) => ({
      ...query(pagesApi.search, { query: { id: [...id], per_page: AT_ONCE, locale } }),
      // one more or one fewer is another question: what is known already stays in sight
      placeholderData: keepPreviousData,
    })),
    combine: (results) => ({
      byId: new Map<string, PageItem>(results.flatMap(({ data }) => data?.items ?? []).map((item) => [item.id, item])),
      isPending: results.some((result) => result.isPending),
      failed: results.find((result) => result.isError && result.data === undefined),
    }),
  });
}

/** What collections show residents, by their ids. */
export function useCollections(ids: readonly string[]): ReadonlyMap<string, CollectionItem> {
  return useQueries({
    queries: chunks(ids.toSorted()).map((id) => ({
      ...query(pagesApi.collections, { query: { id: [...id] } }),
      placeholderData: keepPreviousData,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => data?.collections ?? []).map((collection) => [collection.id, collection])),
  });
}

/** Whether the rule says enough to find pages by it. */
export function saysEnough({ rule, label_ids, types, status_ids }: CollectionSettings) {
  const chosen = { manual: [], label: label_ids, type: types, status: status_ids }[rule];
  return chosen.length > 0;
}

/** The public pages that fit a rule, those left out among them. */
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
