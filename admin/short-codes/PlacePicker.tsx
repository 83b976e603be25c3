import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Named, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { codePlacesApi } from "#contract/code-places.ts";

interface PlacePickerProps {
  value: Named | null;
  /** Only places of the device of this page. */
  page_id?: string | undefined;
  onChange: (place: Named | null) => void;
  label: string;
  hint?: string | undefined;
  optionalLabel?: string | undefined;
  errorMessage?: string | undefined;
}

/** One place out of all, found by its name, its address or its device. */
export function PlacePicker({ page_id, ...props }: PlacePickerProps) {
  const { t } = useTranslation();
  const { onSearch, query: asked } = usePickerSearch(props.value);
  const { data, isFetching } = useQuery({
    ...query(codePlacesApi.list, { query: { ...asked, ...(page_id && { page_id }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchedPicker
      {...props}
      found={(data?.places ?? []).map(({ id, name, device_name }) => ({ id, label: name, detail: device_name }))}
      onSearch={onSearch}
      openLabel={t("codes.form.show_places")}
      emptyLabel={isFetching ? t("common.loading") : t("codes.form.no_place_found")}
    />
  );
}
