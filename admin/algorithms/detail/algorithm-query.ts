import { query } from "#admin/api/query.ts";
import { algorithmsApi } from "#contract/algorithms.ts";

export const algorithmQuery = (id: string, locale: string | undefined) =>
  query(algorithmsApi.get, { params: { id }, query: locale ? { locale } : {} });
