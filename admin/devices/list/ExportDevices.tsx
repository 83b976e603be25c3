import { call } from "#admin/api/call.ts";
import { ExportMenu } from "#admin/inventory/ExportMenu.tsx";
import { devicesApi } from "#contract/devices.ts";
import type { FileQuery } from "./DeviceList.tsx";

interface ExportDevicesProps {
  look: "short" | "bar";
  /** Undefined if there is nothing to export, which it has reported. */
  wanted: () => FileQuery | undefined;
}

export function ExportDevices({ look, wanted }: ExportDevicesProps) {
  return (
    <ExportMenu
      noun="devices"
      endings={{ xlsx: "xlsx", csv: "csv", geojson: "geojson" }}
      look={look}
      read={(format, locale) => {
        const devices = wanted();
        return devices && call(devicesApi[format], { query: { ...devices, ...locale } });
      }}
    />
  );
}
