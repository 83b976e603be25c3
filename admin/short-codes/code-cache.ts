import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { locationsApi } from "#contract/locations.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { codePlacesApi } from "#contract/code-places.ts";
import { orphanScansApi } from "#contract/orphan-scans.ts";

/** Refetches everything that lists or shows codes. */
export const codesChanged = (client: QueryClient) =>
  Promise.all(
    [shortCodesApi.list, shortCodesApi.show, codePlacesApi.list, orphanScansApi.list, locationsApi.list].map(
      (endpoint) => invalidate(client, endpoint),
    ),
  );
