import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { paths } from "#admin/paths.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { statusesApi } from "#contract/statuses.ts";

/** The records that pages are about. */
export type InventoryNoun = "devices" | "algorithms";

export const INVENTORY = {
  devices: {
    kind: "device",
    api: devicesApi,
    listPath: paths.devices,
    path: paths.device,
    newPath: paths.newDevice,
    builderPath: paths.deviceBuilder,
    detailsPath: paths.deviceDetails,
    overviewPath: paths.deviceOverview,
    deletedPath: paths.deletedDevices,
  },
  algorithms: {
    kind: "algorithm",
    api: algorithmsApi,
    listPath: paths.algorithms,
    path: paths.algorithm,
    newPath: paths.newAlgorithm,
    builderPath: paths.algorithmBuilder,
    detailsPath: paths.algorithmDetails,
    overviewPath: paths.algorithmOverview,
    deletedPath: paths.deletedAlgorithms,
  },
} as const;

const SHOWN_IN: Readonly<Record<InventoryNoun, readonly Endpoint[]>> = {
  devices: [devicesApi.list, devicesApi.places, devicesApi.activity, statusesApi.list, labelsApi.list],
  algorithms: [
    algorithmsApi.list,
    algorithmsApi.activity,
    labelsApi.list,
    organizationsApi.list,
    organizationsApi.uses,
  ],
};

/** Records changed: everything that lists or counts them, or says where something is used, is reloaded. */
export const recordsChanged = (client: QueryClient, noun: InventoryNoun) =>
  Promise.all(SHOWN_IN[noun].map((endpoint) => invalidate(client, endpoint)));
