import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { type CollectionItem, type PageItem, pagesApi } from "#contract/pages.ts";

/** The API's limit of ids per request. */
const AT_ONCE = 50;

const chunks = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

/** Any number of pages by id, with titles in one language. */
export function usePagesById(ids: readonly string[], locale: string) {
  return useQueries({
    queries: chunks(ids.toSorted()).map((id) => ({
      ...query(pagesApi.search, { query: { id: [...id], per_page: AT_ONCE, locale } }),
      // adding or removing one id changes the query key: keep showing the old result
      placeholderData: keepPreviousData,
    })),
    combine: (results) => ({
      byId: new Map<string, PageItem>(results.flatMap(({ data }) => data?.items ?? []).map((item) => [item.id, item])),
      isPending: results.some((result) => result.isPending),
      failed: results.find((result) => result.isError && result.data === undefined),
    }),
  });
}

/** Collections as residents see them, by id. */
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
