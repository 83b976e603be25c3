import { query } from "#admin/api/query.ts";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { labelsApi } from "#contract/labels.ts";

type ListQuery = Parameters<typeof query<typeof labelsApi.list>>[1]["query"];

/** Loads all labels: reordering sends the whole order, and a customer has tens of labels, not thousands. */
export function labelsQuery(asked: Pick<ListQuery, "q" | "sort" | "is_public"> = {}) {
  const isByName = asked.sort === "name" || asked.sort === "-name";
  return query(labelsApi.list, { query: { per_page: 1000, ...asked, ...(isByName && { locale: uiLocale() }) } });
}
