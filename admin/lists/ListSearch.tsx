import { useTranslation } from "#admin/i18n/i18n.ts";
import { SearchField } from "#admin/ui/SearchField.tsx";
import type { ListNoun } from "./list-noun.ts";
import type { ListState } from "./use-list-state.ts";
import { useSearchDraft } from "./use-search-draft.ts";

interface ListSearchProps {
  noun: ListNoun;
  list: Pick<ListState, "q" | "search">;
  /** As wide as its column, for narrow lists. */
  isFullWidth?: boolean | undefined;
}

export function ListSearch({ noun, list, isFullWidth = false }: ListSearchProps) {
  const { t } = useTranslation();
  const draft = useSearchDraft(list);
  return (
    <SearchField
      label={t(`${noun}.list.search`)}
      clearLabel={t(`${noun}.list.clear_search`)}
      {...draft}
      className={isFullWidth ? undefined : "md:max-w-70"}
    />
  );
}
