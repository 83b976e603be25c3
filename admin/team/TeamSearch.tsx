import { useTranslation } from "#admin/i18n/i18n.ts";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { useSearchDraft } from "#admin/lists/use-search-draft.ts";
import { SearchField } from "#admin/ui/SearchField.tsx";

interface TeamSearchProps {
  label: string;
  list: Pick<ListState, "q" | "search">;
  /** "12 members"; undefined until loaded. */
  count: string | undefined;
}

export function TeamSearch({ label, list, count }: TeamSearchProps) {
  const { t } = useTranslation();
  const draft = useSearchDraft(list);
  return (
    <div role="search" className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField label={label} clearLabel={t("common.clear")} {...draft} className="md:max-w-70" />
      <p role="status" className="ms-auto min-h-5 text-sm text-muted tabular-nums max-md:ms-0 max-md:w-full">
        {count}
      </p>
    </div>
  );
}
