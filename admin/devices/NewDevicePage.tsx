import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { EditorsOnly } from "#admin/frame/EditorsOnly.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { NewRecordForm } from "#admin/inventory/NewRecordForm.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { startErrors, startOf, type StartValues } from "#admin/inventory/start-values.ts";
import { StartFields } from "#admin/inventory/StartFields.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { paths } from "#admin/paths.ts";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { DeviceInput, devicesApi } from "#contract/devices.ts";
import { devicesChanged } from "./device-cache.ts";
import { DevicePicker } from "./DevicePicker.tsx";
import { StatusEntry } from "./StatusEntry.tsx";

interface NewDeviceValues extends StartValues {
  name: string;
  status_id: string;
}

const inputOf = ({ name, status_id }: NewDeviceValues) => ({ name, status_id: status_id || null });
const checkInput = resolve(DeviceInput) as Resolver<DeviceInput>;
const check: Resolver<NewDeviceValues> = async (values, context, options) => {
  const { errors } = await checkInput(inputOf(values), context, options as never);
  const found = { ...errors, ...startErrors(values) };
  return Object.keys(found).length ? { values: {}, errors: found as never } : { values, errors: {} };
};

export function NewDevicePage() {
  const { t } = useTranslation();
  return (
    <EditorsOnly back={{ href: paths.devices(), label: t("devices.title") }}>
      <PageHead title={t("devices.new.title")} subtitle={t("devices.new.intro")} />
      <WithOriginal />
    </EditorsOnly>
  );
}

/** The address may name a device to copy; its name has to be known before the form begins. */
function WithOriginal() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get("copy");
  const original = useQuery({
    ...query(devicesApi.get, { params: { id: id ?? "" }, query: {} }),
    enabled: id !== null,
  });
  if (id !== null && original.isPending) return <RecordSkeleton hasHead={false} />;
  const copy_of = original.data ? { id: original.data.device.id, name: original.data.device.name } : null;
  return (
    <>
      {original.isError && (
        <div className="mb-4">
          <Note tone="warning">{t("devices.new.no_original")}</Note>
        </div>
      )}
      <NewDeviceForm copy_of={copy_of} />
    </>
  );
}

function NewDeviceForm({ copy_of }: { copy_of: Named | null }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // made here, not on the server: sent twice, it still makes one
  const [id] = useState(() => uuidv7());
  const [suggested, setSuggested] = useState("");
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

  const suggest = (name: string) => {
    const written = form.getValues("name");
    if (written !== "" && written !== suggested) return;
    form.setValue("name", name, { shouldDirty: true });
    form.clearErrors("name");
    setSuggested(name);
  };

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
        <StartFields kind="device" Picker={DevicePicker} onSuggestName={suggest} />
      </FormCard>
    </NewRecordForm>
  );
}
