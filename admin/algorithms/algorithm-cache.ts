import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";

/** Algorithms changed: everything that lists or counts them, or says where something is used, is reloaded. */
export const algorithmsChanged = (client: QueryClient) =>
  Promise.all(
    [algorithmsApi.list, algorithmsApi.activity, labelsApi.list, organizationsApi.list, organizationsApi.uses].map(
      (endpoint) => invalidate(client, endpoint),
    ),
  );
