import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { statusesApi } from "#contract/statuses.ts";

/** Devices changed: everything that lists, counts or places them is reloaded. */
export const devicesChanged = (client: QueryClient) =>
  Promise.all(
    [devicesApi.list, devicesApi.places, devicesApi.activity, statusesApi.list, labelsApi.list].map((endpoint) =>
      invalidate(client, endpoint),
    ),
  );
