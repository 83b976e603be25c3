import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { devicesApi } from "#contract/devices.ts";
import { locationsApi } from "#contract/locations.ts";

/** Refetches what depends on places: their list, the devices' counts and the maps. */
export const locationsChanged = (client: QueryClient) =>
  Promise.all(
    [locationsApi.list, devicesApi.list, devicesApi.get, devicesApi.places, devicesApi.activity].map((endpoint) =>
      invalidate(client, endpoint),
    ),
  );
