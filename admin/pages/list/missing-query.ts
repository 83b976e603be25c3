import { query } from "#admin/api/query.ts";
import { pagesApi } from "#contract/pages.ts";

/** Devices without a page. */
export const MISSING = { kind: "device", sort: "name" } as const;
const NAMED = 3;

/** Their number, and the first few by name. */
export const missingQuery = () => query(pagesApi.without, { query: { ...MISSING, per_page: NAMED } });
