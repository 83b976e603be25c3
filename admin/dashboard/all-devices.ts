import { queryOptions } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { devicesApi } from "#contract/devices.ts";
import { pageQuery, readAll } from "#admin/lists/read-all.ts";

/** Every device of the customer, for counts over all of them. */
export const allDevicesQuery = () =>
  queryOptions({
    queryKey: [devicesApi.list.path, "all"],
    queryFn: ({ signal }) =>
      readAll(async (page) => {
        const { devices, meta } = await call(devicesApi.list, { query: pageQuery(page) }, signal);
        return { rows: devices, total: meta?.total_count };
      }),
  });
