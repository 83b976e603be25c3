import { useTranslation } from "#admin/i18n/i18n.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";

export function VisibilityFilter({ list }: { list: Pick<ListState, "filter" | "setFilter"> }) {
  const { t } = useTranslation();
  const choices = [
    { id: "true", label: t("labels.public") },
    { id: "false", label: t("labels.internal") },
  ];
  return (
    <FilterMenu
      noun="labels"
      list={list}
      param="is_public"
      label={t("labels.columns.visibility")}
      choices={choices}
      isSingle
    />
  );
}
