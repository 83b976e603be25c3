import { useQuery } from "@tanstack/react-query";
import { query, readAhead } from "#admin/api/query.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ReadRecord } from "#admin/inventory/ReadRecord.tsx";
import { statusName } from "#admin/inventory/status-name.ts";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { FOR_EDITING } from "#admin/records/for-editing.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordForm } from "#admin/records/RecordForm.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import { contentLocale } from "#admin/session/content-locale.ts";
import { loadDatePicker } from "#admin/ui/DateField.tsx";
import { loadRichText } from "#admin/ui/LazyRichText.tsx";
import type { DeviceDetails } from "#contract/devices.ts";
import { DEVICE } from "#contract/records/device.ts";
import { statusesApi } from "#contract/statuses.ts";
import { type DeviceContext, deviceQuery, useDevice } from "./device-context.ts";
import { toValues, useFieldNames } from "./device-values.ts";
import { DetailCards } from "./DetailCards.tsx";
import { DetailSide } from "./DetailSide.tsx";
import { useDeviceForm } from "./use-device-form.ts";

export const prefetch: Prefetch = (client, { device_id = "" }) =>
  Promise.all([
    loadRichText(),
    loadDatePicker(),
    readAhead(client, { ...deviceQuery(device_id, contentLocale(client)), ...FOR_EDITING }),
  ]);

/** Everything about a device, to be read and changed. */
export function DetailsTab() {
  const { t } = useTranslation();
  const { device, locale, isWriter } = useDevice();
  const result = useQuery({ ...deviceQuery(device.id, locale), ...FOR_EDITING });
  return (
    <LoadedRecord
      result={result}
      failedTitle={t("devices.load_failed")}
      skeleton={<RecordSkeleton hasHead={false} />}
      isFresh
    >
      {({ device: fresh }) =>
        isShared() ? (
          <ReadRecord
            noun="devices"
            fields={DEVICE}
            record={fresh}
            cards={["what", "residents", "organizations", "hardware"]}
            image={{ key: fresh.photo_key, alt: fresh.photo_alt }}
          />
        ) : (
          <DetailsForm key={locale} device={fresh} locale={locale} isWriter={isWriter} />
        )
      }
    </LoadedRecord>
  );
}

function DetailsForm({ device, locale, isWriter }: DeviceContext) {
  const { t } = useTranslation();
  const { state, photo } = useDeviceForm(device, locale);
  const names = useFieldNames(useStatusNames(device));
  const part = { device: state.record, locale, isReadOnly: !isWriter };
  return (
    <RecordForm
      state={state}
      names={names}
      toValues={toValues}
      readOnlyWords={isWriter ? undefined : t("records.read_only")}
      top={<ContentLanguage isDirty={state.form.formState.isDirty} />}
      aside={<DetailSide {...part} />}
    >
      <DetailCards {...part} photo={photo} />
    </RecordForm>
  );
}

/** Statuses by their ids, for comparing two versions. */
function useStatusNames({ status }: DeviceDetails): ReadonlyMap<string, string> {
  const { data } = useQuery(query(statusesApi.list, {}));
  return new Map([...(status ? [status] : []), ...(data?.statuses ?? [])].map((one) => [one.id, statusName(one)]));
}
