import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { EditorsOnly } from "#admin/frame/EditorsOnly.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { CopyFromAddress } from "#admin/inventory/CopyFromAddress.tsx";
import { NewRecordForm } from "#admin/inventory/NewRecordForm.tsx";
import { checkNew, startOf, type StartValues } from "#admin/inventory/start-values.ts";
import { StartFields } from "#admin/inventory/StartFields.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { paths } from "#admin/paths.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { devicesApi } from "#contract/devices.ts";
import { devicesChanged } from "./device-cache.ts";
import { DevicePicker } from "./DevicePicker.tsx";
import { StatusEntry } from "./StatusEntry.tsx";

interface NewDeviceValues extends StartValues {
  name: string;
  status_id: string;
}

const inputOf = ({ name, status_id }: NewDeviceValues) => ({ name, status_id: status_id || null });
const check = checkNew(async () => (await import("#contract/devices.ts")).DeviceInput, inputOf);

const readOriginal = async (id: string) => (await call(devicesApi.get, { params: { id }, query: {} })).device;

export function NewDevicePage() {
  const { t } = useTranslation();
  return (
    <EditorsOnly back={{ href: paths.devices(), label: t("devices.title") }}>
      <PageHead title={t("devices.new.title")} subtitle={t("devices.new.intro")} />
      <CopyFromAddress kind="device" read={readOriginal} missing={t("devices.new.no_original")}>
        {(copy_of) => <NewDeviceForm copy_of={copy_of} />}
      </CopyFromAddress>
    </EditorsOnly>
  );
}

function NewDeviceForm({ copy_of }: { copy_of: Named | null }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // made here, not on the server: sent twice, it still makes one
  const [id] = useState(() => uuidv7());
  const form = useForm<NewDeviceValues>({
    defaultValues: {
      name: copy_of ? t("records.start.copy_name", { name: copy_of.name }) : "",
      status_id: "",
      start: copy_of ? "copy" : "blank",
      copy_of,
    },
    resolver: check,
    shouldFocusError: false,
  });

  async function create(values: NewDeviceValues) {
    try {
      const body = { device: { ...inputOf(values), id }, start: startOf(values) };
      const { device } = await call(devicesApi.create, { query: {}, body });
      void devicesChanged(client);
      await navigate(paths.device(device.id));
      showToast({ message: t("devices.new.created", { name: device.name }) });
    } catch (error) {
      showErrors(error, form);
    }
  }
  const labels: Record<keyof NewDeviceValues, string> = {
    name: t("devices.field.name"),
    status_id: t("devices.field.status_id"),
    start: t("records.start.label"),
    copy_of: t("records.start.original"),
  };

  return (
    <NewRecordForm
      form={form}
      labelOf={(name) => labels[name]}
      onCreate={create}
      words={{ create: t("devices.new.create"), creating: t("devices.new.creating") }}
      cancelHref={paths.devices()}
    >
      <FormCard title={t("devices.new.what")}>
        <TextEntry name="name" label={labels.name} hint={t("devices.hint.name")} isRequired isReadOnly={false} />
        <StatusEntry isReadOnly={false} />
      </FormCard>
      <FormCard title={t("devices.new.begin")}>
        <StartFields kind="device" Picker={DevicePicker} />
      </FormCard>
    </NewRecordForm>
  );
}
