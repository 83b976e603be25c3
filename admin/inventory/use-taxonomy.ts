import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";

/** A version never changes. Nothing is asked for as long as nobody knows which one it is. */
export const taxonomyQuery = (taxonomy_id: string | undefined) => ({
  ...query(taxonomiesApi.get, { params: { taxonomy_id: taxonomy_id ?? "" } }),
  enabled: taxonomy_id !== undefined,
  staleTime: Infinity,
});

/** The vocabulary a datachain was written in, once it is known which. */
export const useTaxonomy = (taxonomy_id: string | undefined) => useQuery(taxonomyQuery(taxonomy_id));
