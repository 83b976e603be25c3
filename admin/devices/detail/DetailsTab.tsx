import { useQuery } from "@tanstack/react-query";
import { query, readAhead } from "#admin/api/query.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { InventoryForm } from "#admin/inventory/InventoryForm.tsx";
import { ReadRecord } from "#admin/inventory/ReadRecord.tsx";
import { RecordDetails } from "#admin/inventory/RecordDetails.tsx";
import { useRecord } from "#admin/inventory/RecordPage.tsx";
import { RecordSide } from "#admin/inventory/RecordSide.tsx";
import { shownName } from "#admin/i18n/shown-name.ts";
import { FOR_EDITING } from "#admin/records/for-editing.ts";
import { contentLocale } from "#admin/session/content-locale.ts";
import { loadDatePicker } from "#admin/ui/DateField.tsx";
import { loadRichText } from "#admin/ui/LazyRichText.tsx";
import type { DeviceDetails } from "#contract/devices.ts";
import { DEVICE } from "#contract/records/device.ts";
import { statusesApi } from "#contract/statuses.ts";
import { StatusEntry } from "../StatusEntry.tsx";
import { deviceQuery } from "./device-query.ts";
import { toValues, useFieldNames } from "./device-values.ts";
import { DetailCards } from "./DetailCards.tsx";
import { useDeviceForm } from "./use-device-form.ts";

export const prefetch: Prefetch = (client, { device_id = "" }) =>
  Promise.all([
    loadRichText(),
    loadDatePicker(),
    readAhead(client, { ...deviceQuery(device_id, contentLocale(client)), ...FOR_EDITING }),
  ]);

/** All details of a device, with its form. */
export function DetailsTab() {
  const { record, locale, isWriter } = useRecord<DeviceDetails>();
  return (
    <RecordDetails noun="devices" result={useQuery({ ...deviceQuery(record.id, locale), ...FOR_EDITING })}>
      {({ device }, isGuest) =>
        isGuest ? (
          <ReadRecord
            noun="devices"
            fields={DEVICE}
            record={device}
            cards={["what", "residents", "duties", "organizations", "hardware"]}
            image={{ key: device.photo_key, alt: device.photo_alt }}
          />
        ) : (
          <DetailsForm key={locale} device={device} locale={locale} isWriter={isWriter} />
        )
      }
    </RecordDetails>
  );
}

interface DetailsFormProps {
  device: DeviceDetails;
  locale: string;
  isWriter: boolean;
}

function DetailsForm({ device, locale, isWriter }: DetailsFormProps) {
  const { state, image } = useDeviceForm(device, locale);
  const names = useFieldNames(useStatusNames(device));
  const part = { device: state.record, locale, isReadOnly: !isWriter };
  const aside = (
    <RecordSide noun="devices" record={state.record} isReadOnly={!isWriter}>
      <StatusEntry isReadOnly={!isWriter} current={state.record.status} />
    </RecordSide>
  );
  return (
    <InventoryForm state={state} names={names} toValues={toValues} isReadOnly={!isWriter} aside={aside}>
      <DetailCards {...part} photo={image} />
    </InventoryForm>
  );
}

/** Statuses by their ids, for comparing two versions. */
function useStatusNames({ status }: DeviceDetails): ReadonlyMap<string, string> {
  const { data } = useQuery(query(statusesApi.list, {}));
  return new Map([...(status ? [status] : []), ...(data?.statuses ?? [])].map((one) => [one.id, shownName(one)]));
}
