import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { locationsApi } from "#contract/locations.ts";
import { shortCodesApi } from "#contract/short-codes.ts";

/** Refetches everything that lists or shows codes. */
export const codesChanged = (client: QueryClient) =>
  Promise.all(
    [shortCodesApi.list, shortCodesApi.show, shortCodesApi.places, shortCodesApi.orphans, locationsApi.list].map(
      (endpoint) => invalidate(client, endpoint),
    ),
  );
