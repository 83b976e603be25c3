import { useTranslation } from "react-i18next";
import { SearchField } from "#admin/ui/SearchField.tsx";
import type { ListNoun } from "./listNoun.ts";
import type { ListState } from "./useListState.ts";
import { useSearchDraft } from "./useSearchDraft.ts";

export function ListSearch({ noun, list }: { noun: ListNoun; list: Pick<ListState, "q" | "search"> }) {
  const { t } = useTranslation();
  const draft = useSearchDraft(list);
  return (
    <SearchField
      label={t(`${noun}.list.search`)}
      clearLabel={t(`${noun}.list.clear_search`)}
      {...draft}
      className="md:max-w-70"
    />
  );
}
