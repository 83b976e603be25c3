import { useOutletContext } from "react-router";
import type { DeviceDetails } from "#contract/devices.ts";

/** What the page hands to its tabs. */
export interface DeviceContext {
  device: DeviceDetails;
  locale: string;
  isWriter: boolean;
}

export const useDevice = () => useOutletContext<DeviceContext>();
