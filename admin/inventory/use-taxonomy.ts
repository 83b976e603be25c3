import { skipToken, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";

/** The vocabulary a datachain was written in, once it is known which. A version never changes. */
export const useTaxonomy = (taxonomy_id: string | undefined) =>
  useQuery({
    ...query(taxonomiesApi.get, { params: { taxonomy_id: taxonomy_id ?? "" } }),
    ...(taxonomy_id === undefined && { queryFn: skipToken }),
    staleTime: Infinity,
  });
