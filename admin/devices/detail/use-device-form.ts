import { useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useInventoryForm } from "#admin/inventory/use-inventory-form.ts";
import { checkChanges } from "#admin/records/check-changes.ts";
import { type DeviceChange, type DeviceDetails, devicesApi } from "#contract/devices.ts";
import { type DeviceValues, toInput, toValues } from "./device-values.ts";

const rules = async () => (await import("#contract/devices.ts")).DeviceChange.omit({ lock_version: true });
const check = checkChanges<DeviceValues>(rules, toInput);

/** The form of one device, with texts in one content language. */
export function useDeviceForm(device: DeviceDetails, locale: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, name } = device;
  const place = { params: { id }, query: { locale } };
  return useInventoryForm<DeviceDetails, DeviceValues, DeviceChange, "photo_key">({
    noun: "devices",
    record: device,
    toValues,
    toInput,
    resolver: check,
    read: async () => (await call(devicesApi.get, place)).device,
    change: async (input) => (await call(devicesApi.update, { ...place, body: { device: input } })).device,
    image: {
      column: "photo_key",
      field: "device[photo]",
      upload: async (body) => (await call(devicesApi.upload, { ...place, body })).device,
    },
    keep: (next) => client.setQueryData(query(devicesApi.get, place).queryKey, { device: next }),
    said: (isMerged) => t(isMerged ? "devices.saved_merged" : "devices.saved", { name }),
  });
}
