import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Named, type PickerProps, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { type PageItem, pagesApi, type PageType } from "#contract/pages.ts";

interface PagePickerProps extends PickerProps {
  value: Named | null;
  onChange: (chosen: Named | null) => void;
  /** Language of the titles. */
  locale: string;
  types?: readonly PageType[] | undefined;
  /** Already chosen, so left out. */
  without?: readonly string[] | undefined;
  openLabel: string;
  emptyLabel: string;
}

/** Picks one page by title. */
export function PagePicker({ locale, types, without = [], emptyLabel, ...props }: PagePickerProps) {
  const { t } = useTranslation();
  const { onSearch, query: asked } = usePickerSearch(props.value);
  const input = { query: { ...asked, locale, ...(types && { type: [...types] }) } };
  const { data, isFetching } = useQuery({ ...query(pagesApi.search, input), placeholderData: keepPreviousData });
  const found = (data?.items ?? []).filter(({ id }) => !without.includes(id));
  const detailOf = ({ type, state }: PageItem) => `${t(`pages.types.${type}`)} · ${t(`pages.states.${state}`)}`;
  return (
    <SearchedPicker
      {...props}
      found={found.map((item) => ({ id: item.id, label: item.title, detail: detailOf(item) }))}
      onSearch={onSearch}
      emptyLabel={isFetching ? t("common.loading") : emptyLabel}
    />
  );
}
