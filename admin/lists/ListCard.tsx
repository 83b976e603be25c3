import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { ListFoot } from "./ListFoot.tsx";
import type { ListNoun } from "./list-noun.ts";
import type { ListState } from "./use-list-state.ts";

interface ListCardProps {
  noun: ListNoun;
  list: Pick<ListState, "page" | "perPage" | "setPerPage" | "hrefFor" | "isFiltered" | "clear">;
  result: UseQueryResult;
  /** Rows on this page, and in total. */
  shown: number | undefined;
  total: number | undefined;
  fixed?: number | undefined;
  /** Link to deleted records, for people who may restore them. */
  deletedHref?: string | undefined;
  /** Shown if the unfiltered list is empty. */
  empty: ReactNode;
  /** The table, or its skeleton while loading. */
  children: ReactNode;
}

/** A list in any state: loading, full, empty, no matches, failed, or stale after a failed refresh. */
export function ListCard(props: ListCardProps) {
  const { noun, list, result, shown, total, fixed, deletedHref, children } = props;
  const { t } = useTranslation();
  const retry = () => void result.refetch();
  const retryWords = t("common.retry");

  if (result.isError && result.data === undefined) {
    const reset = list.isFiltered && <Button onPress={list.clear}>{t(`${noun}.list.clear_filters`)}</Button>;
    return (
      <Card>
        <ErrorState
          title={t(`${noun}.list.failed`)}
          retryLabel={retryWords}
          onRetry={retry}
          isRetrying={result.isFetching}
          action={reset}
        >
          {errorWords(result.error)} {t(`${noun}.list.kept`)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      {result.isError && (
        <div className="mb-3">
          <Note
            tone="warning"
            role="status"
            actions={
              <Button size="sm" onPress={retry} isPending={result.isFetching}>
                {retryWords}
              </Button>
            }
          >
            {t(`${noun}.list.stale`, { time: formatTime(result.dataUpdatedAt) })}
          </Note>
        </div>
      )}
      <Card className={cx("overflow-hidden transition-opacity", result.isPlaceholderData && "opacity-60")}>
        {shown === 0 ? <Nothing {...props} /> : children}
        {Boolean(shown) && total !== undefined && <ListFoot noun={noun} list={list} total={total} fixed={fixed} />}
      </Card>
      {deletedHref && shown !== undefined && (
        <p className="mt-3 text-sm">
          <TextLink href={deletedHref} className="inline-flex! items-center gap-1.5 text-muted!">
            <Trash2 size={14} aria-hidden />
            {t("records.deleted.link")}
          </TextLink>
        </p>
      )}
    </>
  );
}

function Nothing({ noun, list, total, empty }: ListCardProps) {
  const { t } = useTranslation();
  if (total) {
    const action = <LinkButton href={list.hrefFor(1)}>{t(`${noun}.list.first_page`)}</LinkButton>;
    return (
      <EmptyState title={t(`${noun}.list.past_end_title`)} action={action}>
        {t(`${noun}.list.past_end`)}
      </EmptyState>
    );
  }
  if (!list.isFiltered) return empty;
  const drawing = <SearchX size={24} strokeWidth={1.75} className="text-muted" aria-hidden />;
  const action = <Button onPress={list.clear}>{t(`${noun}.list.clear_filters`)}</Button>;
  return (
    <EmptyState title={t(`${noun}.list.nothing_title`)} drawing={drawing} action={action}>
      {t(`${noun}.list.nothing`)}
    </EmptyState>
  );
}
