import { query } from "#admin/api/query.ts";
import { devicesApi } from "#contract/devices.ts";

export const deviceQuery = (id: string, locale: string | undefined) =>
  query(devicesApi.get, { params: { id }, query: locale ? { locale } : {} });
