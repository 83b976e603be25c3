import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { OriginalProps } from "#admin/inventory/StartFields.tsx";
import { SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";

export function AlgorithmPicker(props: OriginalProps) {
  const { t } = useTranslation();
  const { onSearch, ...asked } = usePickerSearch(props.value);
  const { data, isFetching } = useQuery({ ...query(algorithmsApi.list, asked), placeholderData: keepPreviousData });
  return (
    <SearchedPicker
      {...props}
      found={(data?.algorithms ?? []).map(({ id, name, reference }) => ({
        id,
        label: name,
        ...(reference && { detail: reference }),
      }))}
      onSearch={onSearch}
      openLabel={t("algorithms.new.show_algorithms")}
      emptyLabel={isFetching ? t("common.loading") : t("algorithms.list.no_choice_found")}
    />
  );
}
