import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { OriginalProps } from "#admin/inventory/StartFields.tsx";
import { SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { devicesApi } from "#contract/devices.ts";

export function DevicePicker(props: OriginalProps) {
  const { t } = useTranslation();
  const { onSearch, ...asked } = usePickerSearch(props.value);
  const { data, isFetching } = useQuery({ ...query(devicesApi.list, asked), placeholderData: keepPreviousData });
  return (
    <SearchedPicker
      {...props}
      found={(data?.devices ?? []).map(({ id, name, reference }) => ({
        id,
        label: name,
        ...(reference && { detail: reference }),
      }))}
      onSearch={onSearch}
      openLabel={t("devices.new.show_devices")}
      emptyLabel={isFetching ? t("common.loading") : t("devices.list.no_choice_found")}
    />
  );
}
