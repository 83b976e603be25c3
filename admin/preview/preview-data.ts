import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { config } from "#admin/api/config.ts";
import { query } from "#admin/api/query.ts";
import { pageQuery } from "#admin/content/page-query.ts";
import { useTaxonomy } from "#admin/inventory/use-taxonomy.ts";
import { readDrawing } from "#admin/maps/read-drawing.ts";
import type { Page } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import type { BaseMap } from "#guide/base-map.ts";

/** The page as publishing now would show it; recomposed after each save. */
export const useSnapshot = ({ id }: Pick<Page, "id">) =>
  useQuery({ ...query(publicationsApi.preview, { params: { id } }), placeholderData: keepPreviousData });

/** The home page as residents read it: every page shows its announcement and questions. `undefined` until loaded. */
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

/** The vocabulary of the page's datachain; may be an imported one. */
export const useVocabulary = (taxonomy_id: string | undefined) => useTaxonomy(taxonomy_id).data?.taxonomy;

/** The guide's map background. Optional: without it the preview shows pins on a plain ground. */
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
