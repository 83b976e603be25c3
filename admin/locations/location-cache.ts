import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { devicesApi } from "#contract/devices.ts";
import { locationsApi } from "#contract/locations.ts";

/** Places changed: their list, the numbers of the devices and the maps are reloaded. */
export const locationsChanged = (client: QueryClient) =>
  Promise.all(
    [locationsApi.list, devicesApi.list, devicesApi.get, devicesApi.places, devicesApi.activity].map((endpoint) =>
      invalidate(client, endpoint),
    ),
  );
