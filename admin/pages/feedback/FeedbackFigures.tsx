import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import { type ListState, useListState } from "#admin/lists/use-list-state.ts";
import { localesQuery } from "#admin/session/queries.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { FEEDBACK_CHANNELS, feedbackApi, type FeedbackFigures as Figures, SMALL_SAMPLE } from "#contract/feedback.ts";
import { FacesTable } from "./FacesTable.tsx";
import { FIGURE_FILTERS, figuresQuery, questionIn, rangeIn, RANGES } from "./figures-state.ts";
import { GroupsCard } from "./GroupsCard.tsx";
import { OverTimeCard } from "./OverTimeCard.tsx";
import { RecentComments } from "./RecentComments.tsx";
import { RepliesCard } from "./RepliesCard.tsx";

/** Residents' answers on one page. */
export function FeedbackFigures({ page_id }: { page_id: string }) {
  const { t } = useTranslation();
  const list = useListState({ sorts: ["submitted_at"], filters: FIGURE_FILTERS });
  const result = useQuery({
    ...query(feedbackApi.figures, { query: figuresQuery(list, page_id) }),
    placeholderData: keepPreviousData,
  });
  const { data } = result;
  return (
    <>
      <FigureFilters list={list} figures={data} />
      {data ? (
        <Shown figures={data} list={list} page_id={page_id} />
      ) : result.isError ? (
        <ErrorState
          title={t("feedback.figures.failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void result.refetch()}
        >
          {errorWords(result.error)}
        </ErrorState>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-5">
          <Skeleton height={320} />
          <Skeleton height={280} />
        </div>
      )}
    </>
  );
}

type Filtering = Pick<ListState, "filter" | "setFilter">;
type ShownProps = { figures: Figures; list: Filtering; page_id: string };

function Shown({ figures, list, page_id }: ShownProps) {
  const { t } = useTranslation();
  if (figures.response_count === 0)
    return <EmptyState title={t("feedback.figures.empty_title")}>{t("feedback.figures.empty")}</EmptyState>;
  return (
    <>
      <FacesTable questions={figures.questions} />
      <OverTimeCard figures={figures} list={list} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RecentComments page_id={page_id} list={list} count={figures.comment_count} />
        <RepliesCard page_id={page_id} />
      </div>
      <GroupsCard figures={figures} question={questionIn(list)} />
      <p className="flex items-start gap-2 px-1 text-sm text-muted">
        <ShieldCheck size={16} className="mt-0.5 flex-none" aria-hidden />
        {t("feedback.figures.small_note", { least: SMALL_SAMPLE })}
      </p>
    </>
  );
}

function FigureFilters({ list, figures }: { list: Filtering; figures: Figures | undefined }) {
  const { t } = useTranslation();
  const locales = useQuery(localesQuery()).data?.locales;
  const words = { "30": "days30", "90": "days90", all: "all" } as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t("feedback.figures.range")}
        value={rangeIn(list)}
        onChange={(range) => list.setFilter("days", range === "90" ? [] : [range])}
        items={RANGES.map((id) => ({ id, label: t(`feedback.figures.${words[id]}`) }))}
      />
      <FilterMenu
        noun="feedback"
        list={list}
        param="channel"
        label={t("feedback.filters.channel")}
        choices={FEEDBACK_CHANNELS.map((id) => ({ id, label: t(`feedback.channels.${id}`) }))}
      />
      <FilterMenu
        noun="feedback"
        list={list}
        param="locale"
        label={t("feedback.filters.locale")}
        choices={locales?.map((id) => ({ id, label: languageName(id) }))}
      />
      <FilterMenu
        noun="feedback"
        list={list}
        param="publication"
        label={t("feedback.filters.publication")}
        isSingle
        choices={figures?.publications.flatMap(({ number }) =>
          number === null ? [] : [{ id: String(number), label: t("feedback.version", { number }) }],
        )}
      />
      {figures && (
        <p className="ms-auto text-sm text-muted">
          {t("feedback.figures.answered", { count: figures.response_count })}
          {" · "}
          {t("feedback.figures.comments", { count: figures.comment_count })}
        </p>
      )}
    </div>
  );
}
