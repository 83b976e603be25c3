import { locationsApi } from "#contract/locations.ts";
import { done, route } from "#server/platform/http/http.ts";
import { createLocation, createLocations } from "./create-locations.ts";
import { exportLocations } from "./export-locations.ts";
import {
  listLocations,
  orderLocations,
  removeLocation,
  restoreLocation,
  updateLocation,
  uploadSignPhoto,
} from "./service.ts";

export const locationRoutes = [
  route(locationsApi.list, (ctx, { params, query }) => listLocations(ctx, params.device_id, query.locale)),
  route(locationsApi.csv, (ctx, { params, query }) => exportLocations(ctx, params.device_id, query.locale)),
  route(locationsApi.create, async (ctx, { params, query, body }) => ({
    location: await createLocation(ctx, params.device_id, query.locale, body.location),
  })),
  route(locationsApi.batch, (ctx, { params, query, body }) =>
    createLocations(ctx, params.device_id, query.locale, body.locations),
  ),
  route(locationsApi.order, (ctx, { params, body }) => done(orderLocations(ctx, params.device_id, body.ids))),
  route(locationsApi.update, async (ctx, { params, query, body }) => ({
    location: await updateLocation(ctx, params, query.locale, body.location),
  })),
  route(locationsApi.upload, async (ctx, { params, query, body }) => ({
    location: await uploadSignPhoto(ctx, params, query.locale, body),
  })),
  route(locationsApi.remove, (ctx, { params }) => done(removeLocation(ctx, params))),
  route(locationsApi.restore, async (ctx, { params, query }) => ({
    location: await restoreLocation(ctx, params, query.locale),
  })),
];
