import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { ListSearch } from "./ListSearch.tsx";
import type { ListNoun } from "./listNoun.ts";
import type { ListState } from "./useListState.ts";

interface ListToolbarProps {
  noun: ListNoun;
  list: Pick<ListState, "q" | "search" | "isFiltered" | "clear">;
  /** How many there are; undefined while nobody knows. Where there is nothing at all, there is nothing to search. */
  count: number | undefined;
  /** Filters as chips. */
  children?: ReactNode;
  /** The order, for screens on which rows are cards. */
  sortMenu: ReactNode;
}

export function ListToolbar({ noun, list, count, children, sortMenu }: ListToolbarProps) {
  const { t } = useTranslation();
  const hasNothing = count === 0 && !list.isFiltered;
  if (hasNothing) return null;
  return (
    <div role="search" className="mb-3 flex flex-wrap items-center gap-2">
      <ListSearch noun={noun} list={list} />
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {children}
        <span className="contents md:hidden">{sortMenu}</span>
        {list.isFiltered && (
          <Button variant="ghost" size="sm" onPress={list.clear}>
            {t(`${noun}.list.clear_filters`)}
          </Button>
        )}
      </div>
      <p role="status" className="ms-auto min-h-5 text-sm text-muted tabular-nums max-md:ms-0 max-md:w-full">
        {count !== undefined && t(`${noun}.list.count`, { count })}
      </p>
    </div>
  );
}
