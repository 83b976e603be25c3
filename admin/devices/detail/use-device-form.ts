import { useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { checkChanges } from "#admin/records/check-changes.ts";
import { useImageState } from "#admin/records/image-state.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import { type DeviceChange, type DeviceDetails, devicesApi } from "#contract/devices.ts";
import { devicesChanged } from "../device-cache.ts";
import { type DeviceValues, toInput, toValues } from "./device-values.ts";

const rules = async () => (await import("#contract/devices.ts")).DeviceChange.omit({ lock_version: true });
const check = checkChanges<DeviceValues>(rules, toInput);

/** A form on one device, its texts in one content language. */
export function useDeviceForm(device: DeviceDetails, locale: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, name } = device;
  const place = { params: { id }, query: { locale } };
  const read = async () => (await call(devicesApi.get, place)).device;
  const change = async (input: DeviceChange) =>
    (await call(devicesApi.update, { ...place, body: { device: input } })).device;

  const keep = (next: DeviceDetails) => {
    client.setQueryData(query(devicesApi.get, place).queryKey, { device: next });
    void devicesChanged(client);
  };
  const state = useRecordForm<DeviceDetails, DeviceValues>({
    record: device,
    toValues,
    resolver: (base) => check(toValues(base)),
    read,
    write: (values, names, { lock_version }) => change({ ...toInput(values, names), lock_version }),
    onSaved: keep,
    said: (_, isMerged) => t(isMerged ? "devices.saved_merged" : "devices.saved", { name }),
  });
  const { record, patch } = state;

  const photo = useImageState<DeviceDetails>({
    image_key: record.photo_key,
    keyOf: (now) => now.photo_key,
    upload: async (file) => {
      const body = new FormData();
      body.append("device[photo]", file);
      return (await call(devicesApi.upload, { ...place, body })).device;
    },
    read,
    remove: (lock_version) => change({ photo_key: null, lock_version }),
    adopt: (next) => {
      patch({ photo_key: next.photo_key }, next);
      keep(next);
    },
  });
  return { state, photo };
}
