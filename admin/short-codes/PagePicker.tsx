import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Named, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { pagesApi } from "#contract/pages.ts";

interface PagePickerProps {
  value: Named | null;
  onChange: (page: Named | null) => void;
  label: string;
  optionalLabel?: string | undefined;
  errorMessage?: string | undefined;
}

/** Picks one page by title. */
export function PagePicker(props: PagePickerProps) {
  const { t } = useTranslation();
  const { onSearch, ...asked } = usePickerSearch(props.value);
  const { data, isFetching } = useQuery({ ...query(pagesApi.search, asked), placeholderData: keepPreviousData });
  return (
    <SearchedPicker
      {...props}
      found={(data?.items ?? []).map(({ id, title, slug }) => ({ id, label: title, detail: slug }))}
      onSearch={onSearch}
      openLabel={t("codes.form.show_pages")}
      emptyLabel={isFetching ? t("common.loading") : t("codes.form.no_page_found")}
    />
  );
}
