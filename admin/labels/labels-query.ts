import { query } from "#admin/api/query.ts";
import { labelsApi } from "#contract/labels.ts";

type ListQuery = Parameters<typeof query<typeof labelsApi.list>>[1]["query"];

/** Loads all labels: reordering sends the whole order, and a customer has tens of labels, not thousands. */
export const labelsQuery = (asked: Pick<ListQuery, "q" | "sort" | "is_public" | "locale"> = {}) =>
  query(labelsApi.list, { query: { per_page: 1000, ...asked } });
