import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import type { PinTone } from "#admin/maps/map-model.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { devicesApi } from "#contract/devices.ts";

/** Tone of a device's pins, by what it knows about people. The page around has cached the device. */
export function useTone(device_id: string): PinTone {
  const { locale } = useContentLocale();
  const asked = query(devicesApi.get, { params: { id: device_id }, query: locale ? { locale } : {} });
  return useQuery(asked).data?.device.identifiability ?? "unknown";
}
