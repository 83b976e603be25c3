import { devicesApi } from "#contract/devices.ts";
import { route } from "#server/platform/http.ts";
import { getDevice, listDevices } from "./service.ts";

export const deviceRoutes = [
  route(devicesApi.list, (ctx, { query }) => listDevices(ctx, query)),
  route(devicesApi.get, async (ctx, { params }) => ({ device: await getDevice(ctx, params.id) })),
];
