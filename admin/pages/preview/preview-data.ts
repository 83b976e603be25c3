import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { config } from "#admin/api/config.ts";
import { query } from "#admin/api/query.ts";
import { useTaxonomy } from "#admin/inventory/use-taxonomy.ts";
import { readDrawing } from "#admin/maps/read-drawing.ts";
import type { Page } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import type { BaseMap } from "#guide/base-map.ts";
import { pageQuery } from "../editor/page-query.ts";

/** What publishing the page now would show. It is composed again after each save. */
export const useSnapshot = ({ id }: Pick<Page, "id">) =>
  useQuery({ ...query(publicationsApi.preview, { params: { id } }), placeholderData: keepPreviousData });

/** The home page as residents read it: its announcement and its questions stand on every page. `undefined` until it is known. */
export function useHomeSnapshot() {
  const answer = useQuery(pageQuery(undefined));
  const home = answer.data?.page;
  const number = home?.publication?.number;
  const { data, isLoading } = useQuery({
    ...query(publicationsApi.read, { params: { id: home?.id ?? "", number: number ?? 0 } }),
    ...(number === undefined && { queryFn: skipToken }),
    staleTime: Infinity,
  });
  return answer.isLoading || isLoading ? undefined : (data?.snapshot ?? null);
}

/** The vocabulary of the page's datachain, which may be one that was imported. */
export const useVocabulary = (taxonomy_id: string | undefined) => useTaxonomy(taxonomy_id).data?.taxonomy;

/** What the guide draws below its pins. Without it they stand on plain ground, and a preview is right without. */
export function useGuideMap() {
  const { map } = config();
  const url = map?.kind === "drawing" ? map.url : undefined;
  const { data } = useQuery({
    queryKey: ["guide map", url],
    queryFn: url === undefined ? skipToken : () => readDrawing(url) as Promise<BaseMap>,
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
