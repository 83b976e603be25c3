import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Pagination } from "#admin/ui/Pagination.tsx";

interface TeamListProps {
  list: Pick<ListState, "page" | "perPage" | "hrefFor" | "isFiltered" | "clear">;
  result: UseQueryResult<{ meta: { total_count: number } }>;
  failed: string;
  /** Shown if the list is empty. */
  empty?: ReactNode;
  children: ReactNode;
}

/** A list in any state: loading, full, empty, no matches or failed. */
export function TeamList({ list, result, failed, empty, children }: TeamListProps) {
  const { t } = useTranslation();
  const total = result.data?.meta.total_count;
  if (result.isError && total === undefined) {
    return (
      <Card>
        <ErrorState
          title={failed}
          retryLabel={t("common.retry")}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        >
          {errorWords(result.error)} {t("team.list.kept")}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card className={cx("overflow-hidden transition-opacity", result.isPlaceholderData && "opacity-60")}>
      {total === 0 ? list.isFiltered ? <NothingFound onClear={list.clear} /> : empty : children}
      {Boolean(total) && <Foot list={list} total={total ?? 0} />}
    </Card>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  const drawing = <SearchX size={24} strokeWidth={1.75} className="text-muted" aria-hidden />;
  return (
    <EmptyState
      title={t("team.list.nothing_title")}
      drawing={drawing}
      action={<Button onPress={onClear}>{t("team.list.clear")}</Button>}
    >
      {t("team.list.nothing")}
    </EmptyState>
  );
}

function Foot({ list, total }: { list: TeamListProps["list"]; total: number }) {
  const { t } = useTranslation();
  const { page, perPage } = list;
  const from = formatNumber((page - 1) * perPage + 1);
  const to = formatNumber(Math.min(page * perPage, total));
  return (
    <div className="border-t border-border">
      <Pagination
        label={t("team.list.pages")}
        page={page}
        pageCount={Math.ceil(total / perPage)}
        hrefFor={list.hrefFor}
        previousLabel={t("common.previous")}
        nextLabel={t("common.next")}
        pageLabel={(number) => t("team.list.page", { page: formatNumber(number) })}
        formatNumber={formatNumber}
        range={t("team.list.range", { from, to, total: formatNumber(total) })}
      />
    </div>
  );
}
