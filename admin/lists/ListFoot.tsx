import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Pagination } from "#admin/ui/Pagination.tsx";
import { Select } from "#admin/ui/Select.tsx";
import type { ListNoun } from "./list-noun.ts";
import { type ListState, PAGE_SIZES } from "./use-list-state.ts";

interface ListFootProps {
  noun: ListNoun;
  list: Pick<ListState, "page" | "perPage" | "setPerPage" | "hrefFor">;
  total: number;
  /** Extra rows at the top of the first page, not counted in the total. */
  fixed?: number | undefined;
}

export function ListFoot({ noun, list, total, fixed = 0 }: ListFootProps) {
  const { t } = useTranslation();
  const { page, perPage } = list;
  const sizes = PAGE_SIZES.map((size) => ({ id: String(size), label: formatNumber(size) }));
  const from = page === 1 ? 1 : (page - 1) * perPage + 1 + fixed;
  const range = t(`${noun}.list.range`, { from, to: Math.min(page * perPage, total) + fixed, total: total + fixed });

  return (
    <div className="border-t border-border">
      <Pagination
        label={t(`${noun}.list.pages`)}
        page={page}
        pageCount={Math.ceil(total / perPage)}
        hrefFor={list.hrefFor}
        previousLabel={t(`${noun}.list.previous`)}
        nextLabel={t(`${noun}.list.next`)}
        pageLabel={(number) => t(`${noun}.list.page`, { page: number })}
        formatNumber={formatNumber}
        range={range}
      >
        {total > PAGE_SIZES[0] && (
          <span className="flex items-center gap-2">
            <span aria-hidden="true">{t(`${noun}.list.rows`)}</span>
            <Select
              label={t(`${noun}.list.rows`)}
              isLabelHidden
              size="sm"
              options={sizes}
              value={String(perPage)}
              onChange={(size) => list.setPerPage(Number(size))}
            />
          </span>
        )}
      </Pagination>
    </div>
  );
}
