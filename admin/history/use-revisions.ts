import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#admin/api/call.ts";
import { query } from "#admin/api/query.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";

const AT_ONCE = 30;

/** The saves of a page, newest first; loads further pages until the wanted one is among them. */
export function useRevisions(
  page_id: string,
  { isPublished, wanted }: { isPublished: boolean; wanted: number | undefined },
) {
  const result = useInfiniteQuery({
    queryKey: [pagesApi.revisions.path, page_id, isPublished],
    queryFn: ({ pageParam: page, signal }) =>
      call(
        pagesApi.revisions,
        {
          params: { id: page_id },
          query: { page, per_page: AT_ONCE, sort: "-number", ...(isPublished && { is_published: "true" }) },
        },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, all) => (all.length * AT_ONCE < meta.total_count ? all.length + 1 : undefined),
  });
  const revisions = result.data?.pages.flatMap((page) => page.revisions);
  const oldest = revisions?.at(-1)?.number;
  const isFurther = wanted !== undefined && oldest !== undefined && wanted < oldest;
  const { hasNextPage, isFetching, fetchNextPage } = result;
  useEffect(() => {
    if (isFurther && hasNextPage && !isFetching) void fetchNextPage();
  }, [isFurther, hasNextPage, isFetching, fetchNextPage]);
  return { ...result, revisions, total: result.data?.pages[0]?.meta.total_count };
}

export function useCount(page_id: string) {
  const { data } = useQuery(query(pagesApi.revisions, { params: { id: page_id }, query: { per_page: 1 } }));
  return data?.meta.total_count;
}

export function useVersionCount(page_id: string) {
  const { data } = useQuery(query(publicationsApi.list, { params: { id: page_id }, query: { per_page: 1 } }));
  return data?.meta.total_count;
}
