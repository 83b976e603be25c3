import { call } from "#admin/api/call.ts";
import { query } from "#admin/api/query.ts";
import { NewRecordPage } from "#admin/inventory/NewRecordPage.tsx";
import type { StartValues } from "#admin/inventory/start-values.ts";
import { devicesApi } from "#contract/devices.ts";
import { StatusEntry } from "./StatusEntry.tsx";

interface NewDeviceValues extends StartValues {
  name: string;
  status_id: string;
}

const inputOf = ({ name, status_id }: NewDeviceValues) => ({ name, status_id: status_id || null });
const rules = async () => (await import("#contract/devices.ts")).DeviceInput;

export const NewDevicePage = () => (
  <NewRecordPage
    noun="devices"
    defaults={{ status_id: "" }}
    rules={rules}
    inputOf={inputOf}
    create={async (device, start) => (await call(devicesApi.create, { query: {}, body: { device, start } })).device}
    readOriginal={async (id) => (await call(devicesApi.get, { params: { id }, query: {} })).device}
    originals={{ read: (asked) => query(devicesApi.list, { query: asked }), found: (data) => data.devices }}
  >
    <StatusEntry isReadOnly={false} />
  </NewRecordPage>
);
