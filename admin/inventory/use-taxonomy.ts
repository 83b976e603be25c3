import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";

/** Cached forever, because versions are immutable. Disabled until the id is known. */
export const taxonomyQuery = (taxonomy_id: string | undefined) => ({
  ...query(taxonomiesApi.get, { params: { taxonomy_id: taxonomy_id ?? "" } }),
  enabled: taxonomy_id !== undefined,
  staleTime: Infinity,
});

/** The vocabulary of a datachain, once its id is known. */
export const useTaxonomy = (taxonomy_id: string | undefined) => useQuery(taxonomyQuery(taxonomy_id));
