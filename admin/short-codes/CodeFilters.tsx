import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageOf } from "#admin/i18n/languages.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { localesQuery } from "#admin/session/queries.ts";
import { CODE_TARGETS } from "#contract/short-codes.ts";

export function CodeFilters({ list }: { list: Pick<ListState, "filter" | "setFilter"> }) {
  const { t } = useTranslation();
  const { data } = useQuery(localesQuery());
  return (
    <>
      <FilterMenu
        noun="codes"
        list={list}
        param="target"
        label={t("codes.columns.opens")}
        choices={CODE_TARGETS.map((id) => ({ id, label: t(`codes.opens.${id}`) }))}
        isSingle
      />
      <FilterMenu
        noun="codes"
        list={list}
        param="locale"
        label={t("codes.language")}
        choices={data?.locales.map((id) => ({ id, label: languageOf(id).name }))}
        isSingle
      />
    </>
  );
}
