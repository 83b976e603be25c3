import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { locationsApi } from "#contract/locations.ts";
import { shortCodesApi } from "#contract/short-codes.ts";

/** Codes came or changed: whatever lists or names them is asked for again. */
export const codesChanged = (client: QueryClient) =>
  Promise.all(
    [shortCodesApi.list, shortCodesApi.show, shortCodesApi.places, shortCodesApi.orphans, locationsApi.list].map(
      (endpoint) => invalidate(client, endpoint),
    ),
  );
