import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { ListSearch } from "./ListSearch.tsx";
import type { ListNoun } from "./list-noun.ts";
import type { ListState } from "./use-list-state.ts";

interface ListToolbarProps {
  noun: ListNoun;
  list: Pick<ListState, "q" | "search" | "isFiltered" | "clear">;
  /** Number of records; undefined until loaded. An empty list has no search. */
  count: number | undefined;
  /** Filters as chips. */
  children?: ReactNode;
  /** Sort order, for narrow screens on which rows are cards. */
  sortMenu: ReactNode;
  /** At the end: columns, list or map. */
  end?: ReactNode;
}

export function ListToolbar({ noun, list, count, children, sortMenu, end }: ListToolbarProps) {
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
      <div className="ms-auto flex min-h-5 flex-wrap items-center gap-2 max-md:ms-0 max-md:w-full max-md:justify-between">
        {/* if the toolbar has more controls, the list's footer shows the count */}
        <p role="status" className={cx("text-sm text-muted tabular-nums", end !== undefined && "md:sr-only")}>
          {count !== undefined && t(`${noun}.list.count`, { count })}
        </p>
        {end && <div className="flex flex-wrap items-center gap-2">{end}</div>}
      </div>
    </div>
  );
}
