import type { UseQueryResult } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useLocation, useSearchParams } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { ListFoot } from "#admin/lists/ListFoot.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { CaseStatusBadge } from "#admin/records/CaseStatusBadge.tsx";
import { answerWord } from "#admin/records/answer-word.ts";
import { CommentText } from "#admin/records/CommentText.tsx";
import { feedbackSubject } from "#admin/records/feedback-subject.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Face } from "#admin/ui/Face.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import type { CaseStatus, FeedbackItem } from "#contract/feedback.ts";
import type { Tab } from "./inbox-state.ts";

type Shown = Pick<ListState, "page" | "perPage" | "setPerPage" | "hrefFor" | "isFiltered" | "clear">;
type Listed = { responses: FeedbackItem[]; meta: { total_count: number; statuses: Record<CaseStatus, number> } };
/** The open response, and a callback for opening another one. */
type Choosing = { shown: string | null; onOpen: () => void };
type InboxListProps = Choosing & { result: UseQueryResult<Listed>; list: Shown; tab: Tab };

export function InboxList({ result, list, tab, shown, onOpen }: InboxListProps) {
  const { t } = useTranslation();
  const { data } = result;
  if (data?.responses.length) return <Responses data={data} list={list} shown={shown} onOpen={onOpen} />;
  if (data) return <Empty list={list} tab={tab} counts={data.meta.statuses} />;
  if (result.isError)
    return (
      <div className="flex-1 px-4 md:px-6">
        <ErrorState title={t("feedback.failed")} retryLabel={t("common.retry")} onRetry={() => void result.refetch()}>
          {errorWords(result.error)}
        </ErrorState>
      </div>
    );
  return (
    <div aria-busy="true" className="flex flex-1 flex-col gap-3 px-4 md:px-6">
      {[1, 2, 3, 4, 5].map((key) => (
        <Skeleton key={key} height={72} />
      ))}
    </div>
  );
}

type EmptyProps = { list: Shown; tab: Tab; counts: Record<CaseStatus, number> };

function Empty({ list, tab, counts }: EmptyProps) {
  const { t } = useTranslation();
  const hasOthers = Object.values(counts).some((count) => count > 0);
  const kind = !hasOthers ? "empty" : tab === "open" ? "done" : "none";
  return (
    <div className="flex-1 px-4 md:px-6">
      {list.isFiltered ? (
        <EmptyState
          title={t("feedback.list.nothing_title")}
          action={<Button onPress={list.clear}>{t("feedback.list.clear_filters")}</Button>}
        >
          {t("feedback.list.nothing")}
        </EmptyState>
      ) : (
        <EmptyState title={t(`feedback.list.${kind}_title`)}>{t(`feedback.list.${kind}`)}</EmptyState>
      )}
    </div>
  );
}

function Responses({ data, list, ...choosing }: Choosing & { data: Listed; list: Shown }) {
  const { t } = useTranslation();
  return (
    <div className="flex-1 border-t border-border bg-surface max-lg:border-b">
      <nav aria-label={t("feedback.list.caption")}>
        <ul className="divide-y divide-border">
          {data.responses.map((response) => (
            <ResponseItem key={response.id} response={response} {...choosing} />
          ))}
        </ul>
      </nav>
      <ListFoot noun="feedback" list={list} total={data.meta.total_count} />
    </div>
  );
}

/** A response in the list: face, comment and page. */
function ResponseItem({ response, shown, onOpen }: Choosing & { response: FeedbackItem }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { id, kind, comment, locale, answers, case_status, assignee, submitted_at } = response;
  const href = new URLSearchParams(params);
  href.set("response", id);
  const { feeling } = answers;
  return (
    <li>
      <Link
        id={`feedback-${id}`}
        href={`${pathname}?${href}`}
        onPress={onOpen}
        {...(shown === id && { "aria-current": "true" as const })}
        className="flex items-start gap-3 border-s-3 border-transparent py-3 ps-3 pe-4 -outline-offset-2! hover:bg-hover aria-[current]:border-primary aria-[current]:bg-success-soft"
      >
        {feeling ? (
          <Face value={feeling} label={answerWord(t, "feeling", feeling)} />
        ) : (
          <span className="inline-grid size-6 flex-none place-items-center text-muted">
            {kind === "mistake" && <Flag size={18} role="img" aria-label={t("feedback.kinds.mistake")} />}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]" lang={locale} dir="auto">
            {comment === null ? (
              <span className="font-normal text-muted">{t("feedback.only_faces")}</span>
            ) : (
              <CommentText text={comment} />
            )}
          </span>
          <span className="mt-0.5 flex gap-1 text-sm text-muted">
            <span className="min-w-0 truncate">{feedbackSubject(t, response)}</span>
            <span className="flex-none">· {languageName(locale)}</span>
          </span>
        </span>
        <span className="flex flex-none flex-col items-end gap-1">
          <span className="flex items-center gap-1.5">
            <time dateTime={submitted_at} className="text-sm text-muted tabular-nums">
              {formatRelative(submitted_at)}
            </time>
            {case_status === "new" && (
              <span className="size-2 rounded-full bg-info">
                <VisuallyHidden>{t("feedback.status.new")}</VisuallyHidden>
              </span>
            )}
          </span>
          {case_status && case_status !== "new" && <CaseStatusBadge status={case_status} />}
          {assignee && <Avatar name={assignee.name} />}
        </span>
      </Link>
    </li>
  );
}
