import { useTranslation } from "react-i18next";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { PAGE_TYPES, PageStatus } from "#contract/pages.ts";

export function PageFilters({ list }: { list: Pick<ListState, "filter" | "setFilter"> }) {
  const { t } = useTranslation();
  const types = PAGE_TYPES.map((id) => ({ id, label: t(`pages.types.${id}`) }));
  const statuses = PageStatus.options.map((id) => ({ id, label: t(`pages.status.${id}`) }));
  return (
    <>
      <FilterMenu noun="pages" list={list} param="type" label={t("pages.filters.type")} choices={types} />
      <FilterMenu noun="pages" list={list} param="status" label={t("pages.filters.status")} choices={statuses} />
    </>
  );
}
