import { useQuery } from "@tanstack/react-query";
import { Link } from "react-aria-components/Link";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { paths, responsePath } from "#admin/paths.ts";
import { CaseStatusBadge } from "#admin/records/CaseStatusBadge.tsx";
import { answerWord } from "#admin/records/answer-word.ts";
import { CommentText } from "#admin/records/CommentText.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Face } from "#admin/ui/Face.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type FeedbackItem, feedbackApi } from "#contract/feedback.ts";
import { commentsQuery } from "./figures-state.ts";

const SHOWN = 5;

type RecentCommentsProps = { page_id: string; list: Pick<ListState, "filter">; count: number };

/** The latest comments on a page in the chosen period; all of them are in the inbox. */
export function RecentComments({ page_id, list, count }: RecentCommentsProps) {
  const { t } = useTranslation();
  const asked = { ...commentsQuery(list, page_id), per_page: SHOWN, has_comment: "true" } as const;
  const { data, isError, error, refetch } = useQuery(query(feedbackApi.list, { query: asked }));
  const inbox = `${paths.feedback()}?tab=all&page_id=${page_id}`;
  return (
    <Card aria-labelledby="feedback-recent">
      <CardHead
        id="feedback-recent"
        title={t("feedback.figures.recent")}
        count={formatNumber(count)}
        actions={<TextLink href={inbox}>{t("feedback.figures.open_inbox")}</TextLink>}
      />
      {data === undefined && !isError && (
        <CardBody>
          <Skeleton height={120} />
        </CardBody>
      )}
      {data === undefined && isError && (
        <ErrorState title={t("feedback.failed")} retryLabel={t("common.retry")} onRetry={() => void refetch()}>
          {errorWords(error)}
        </ErrorState>
      )}
      {data?.responses.length === 0 && <CardBody className="text-muted">{t("feedback.figures.no_comments")}</CardBody>}
      <ul className="divide-y divide-border">
        {data?.responses.map((response) => (
          <Comment key={response.id} response={response} />
        ))}
      </ul>
    </Card>
  );
}

function Comment({ response }: { response: FeedbackItem }) {
  const { t } = useTranslation();
  const { feeling } = response.answers;
  return (
    <li>
      <Link
        href={responsePath(response.id)}
        className="flex items-start gap-3 px-4 py-3 -outline-offset-2! hover:bg-hover"
      >
        {feeling ? (
          <Face value={feeling} label={answerWord(t, "feeling", feeling)} />
        ) : (
          <span className="size-6 flex-none" />
        )}
        <span className="min-w-0">
          <span className="block [overflow-wrap:anywhere]" lang={response.locale} dir="auto">
            <CommentText text={response.comment ?? ""} />
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            {formatRelative(response.submitted_at)}
            {response.case_status && <CaseStatusBadge status={response.case_status} />}
          </span>
        </span>
      </Link>
    </li>
  );
}
