import { useOutletContext } from "react-router";
import { query } from "#admin/api/query.ts";
import { type DeviceDetails, devicesApi } from "#contract/devices.ts";

/** What the page hands to its tabs. */
export interface DeviceContext {
  device: DeviceDetails;
  locale: string;
  isWriter: boolean;
}

export const deviceQuery = (id: string, locale: string | undefined) =>
  query(devicesApi.get, { params: { id }, query: locale ? { locale } : {} });

export const useDevice = () => useOutletContext<DeviceContext>();
