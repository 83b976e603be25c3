import { call } from "#admin/api/call.ts";
import { EditorsOnly } from "#admin/frame/EditorsOnly.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { CopyFromAddress } from "#admin/inventory/CopyFromAddress.tsx";
import { NewRecordForm } from "#admin/inventory/NewRecordForm.tsx";
import { checkNew, startOf, type StartValues } from "#admin/inventory/start-values.ts";
import { StartFields } from "#admin/inventory/StartFields.tsx";
import { useNewRecord } from "#admin/inventory/use-new-record.ts";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { paths } from "#admin/paths.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
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
  const { form, create } = useNewRecord<NewDeviceValues>({
    copy_of,
    defaults: { status_id: "" },
    resolver: check,
    create: async (values, id) => {
      const body = { device: { ...inputOf(values), id }, start: startOf(values) };
      return (await call(devicesApi.create, { query: {}, body })).device;
    },
    changed: devicesChanged,
    path: paths.device,
    createdWords: (name) => t("devices.new.created", { name }),
  });
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
        <TextEntry
          name="name"
          label={labels.name}
          hint={t("devices.hint.name")}
          isRequired
          hasFocus
          isReadOnly={false}
        />
        <StatusEntry isReadOnly={false} />
      </FormCard>
      <FormCard title={t("devices.new.begin")}>
        <StartFields kind="device" Picker={DevicePicker} />
      </FormCard>
    </NewRecordForm>
  );
}
