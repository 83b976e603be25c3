import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { query } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { labelsApi } from "#contract/labels.ts";
import { nameIn } from "#contract/names.ts";
import type { PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { statusesApi } from "#contract/statuses.ts";
import type { Names } from "./compare-contents.ts";

const MANY = { per_page: 1000 };

/** Names of the labels, pages and statuses these contents refer to. Skips the queries that are not needed. */
export function useNames(contents: readonly PageContent[]): Names {
  const { locale } = usePageWork();
  const hasLabels = contents.some(({ label_ids, collection }) => label_ids.length || collection?.label_ids.length);
  const hasPages = contents.some(
    ({ collection, home }) => collection?.members.length || collection?.left_out.length || home?.featured.length,
  );
  const hasStatuses = contents.some(({ collection }) => collection?.status_ids.length);
  const labels = useQuery({ ...query(labelsApi.list, { query: MANY }), enabled: hasLabels });
  const pages = useQuery({ ...query(pagesApi.search, { query: { ...MANY, locale } }), enabled: hasPages });
  const statuses = useQuery({ ...query(statusesApi.list, {}), enabled: hasStatuses });
  return useMemo(
    () =>
      new Map([
        ...(labels.data?.labels ?? []).map((label) => [label.id, nameIn(label, locale)] as const),
        ...(pages.data?.items ?? []).map(({ id, title }) => [id, title] as const),
        ...(statuses.data?.statuses ?? []).map((status) => [status.id, nameIn(status, locale)] as const),
      ]),
    [labels.data, pages.data, statuses.data, locale],
  );
}
