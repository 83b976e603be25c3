import { devicesApi } from "#contract/devices.ts";
import { done, route } from "#server/platform/http/http.ts";
import { changeDevices } from "./change-devices.ts";
import { createDevice } from "./create-device.ts";
import { exportCsv, exportGeojson, exportXlsx } from "./export-devices.ts";
import { listDeviceActivity } from "./list-activity.ts";
import { listDevices } from "./list-devices.ts";
import { listPlaces } from "./list-places.ts";
import { mapDevices } from "./map-devices.ts";
import { getDevice, removeDevice, restoreDevice } from "./service.ts";
import { updateDevice, uploadDevicePhoto } from "./update-device.ts";

export const deviceRoutes = [
  route(devicesApi.list, (ctx, { query }) => listDevices(ctx, query)),
  route(devicesApi.map, (ctx, { query }) => mapDevices(ctx, query)),
  route(devicesApi.places, (ctx, { query }) => listPlaces(ctx, query)),
  route(devicesApi.csv, (ctx, { query }) => exportCsv(ctx, query)),
  route(devicesApi.xlsx, (ctx, { query }) => exportXlsx(ctx, query)),
  route(devicesApi.geojson, (ctx, { query }) => exportGeojson(ctx, query)),
  route(devicesApi.create, async (ctx, { query, body }) => ({ device: await createDevice(ctx, query.locale, body) })),
  route(devicesApi.bulk, (ctx, { body }) => changeDevices(ctx, body)),
  route(devicesApi.get, async (ctx, { params, query }) => ({ device: await getDevice(ctx, params.id, query.locale) })),
  route(devicesApi.activity, (ctx, { params, query }) => listDeviceActivity(ctx, params.id, query)),
  route(devicesApi.update, async (ctx, { params, query, body }) => ({
    device: await updateDevice(ctx, params.id, query.locale, body.device),
  })),
  route(devicesApi.upload, async (ctx, { params, query, body }) => ({
    device: await uploadDevicePhoto(ctx, params.id, query.locale, body),
  })),
  route(devicesApi.remove, (ctx, { params }) => done(removeDevice(ctx, params.id))),
  route(devicesApi.restore, async (ctx, { params, query }) => ({
    device: await restoreDevice(ctx, params.id, query.locale),
  })),
];
