import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download, ShieldCheck, Tablet } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { today } from "#admin/i18n/today.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import { type ListState, useListState } from "#admin/lists/use-list-state.ts";
import { paths } from "#admin/paths.ts";
import { localesQuery, useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { FEEDBACK_CHANNELS, feedbackApi, type FeedbackFigures as Figures, SMALL_SAMPLE } from "#contract/feedback.ts";
import { AnswersTable } from "./AnswersTable.tsx";
import { FIGURE_FILTERS, figuresQuery, questionIn, rangeIn, RANGES } from "./figures-state.ts";
import { GroupsCard } from "./GroupsCard.tsx";
import { OverTimeCard } from "./OverTimeCard.tsx";
import { RecentComments } from "./RecentComments.tsx";
import { RepliesCard } from "./RepliesCard.tsx";

function useFigures(page_id: string) {
  const list = useListState({ sorts: ["submitted_at"], filters: FIGURE_FILTERS });
  const result = useQuery({
    ...query(feedbackApi.figures, { query: figuresQuery(list, page_id) }),
    placeholderData: keepPreviousData,
  });
  return { list, result };
}

/** Beside the figures: what people wrote, and what came of it. */
export function FeedbackAside({ page_id }: { page_id: string }) {
  const { list, result } = useFigures(page_id);
  const { data } = result;
  if (!data || data.response_count === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      <RecentComments page_id={page_id} list={list} count={data.comment_count} />
      <RepliesCard page_id={page_id} />
    </div>
  );
}

/** What residents answered on one page. */
export function FeedbackFigures({ page_id }: { page_id: string }) {
  const { t } = useTranslation();
  const { list, result } = useFigures(page_id);
  const { data } = result;
  return (
    <>
      <FigureFilters list={list} figures={data} />
      <Tools page_id={page_id} />
      {data ? (
        <Shown figures={data} list={list} />
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
type ShownProps = { figures: Figures; list: Filtering };

function Shown({ figures, list }: ShownProps) {
  const { t } = useTranslation();
  if (figures.response_count === 0)
    return <EmptyState title={t("feedback.figures.empty_title")}>{t("feedback.figures.empty")}</EmptyState>;
  return (
    <>
      <AnswersTable questions={figures.questions} />
      <OverTimeCard figures={figures} list={list} />
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

/** Asking people on site, and the answers as a table. */
function Tools({ page_id }: { page_id: string }) {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const download = useCall(feedbackApi.pageCsv, {
    onSuccess: (file) => {
      saveFile(file, `feedback-${today()}.csv`);
      showToast({ message: t("feedback.downloaded") });
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("feedback.download_failed")} ${errorWords(error)}` }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {isWriter && (
        <LinkButton size="sm" icon={Tablet} href={paths.collect()}>
          {t("feedback.collect.open")}
        </LinkButton>
      )}
      <Button
        size="sm"
        icon={Download}
        isPending={download.isPending}
        pendingLabel={t("feedback.preparing")}
        onPress={() => download.mutate({ params: { id: page_id } })}
      >
        {t("feedback.download")}
      </Button>
    </div>
  );
}
