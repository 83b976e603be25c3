import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { type FeedbackDetail, feedbackApi } from "#contract/feedback.ts";
import { CaseBar } from "./CaseBar.tsx";
import { NoteCard } from "./NoteCard.tsx";
import { ReplyCard } from "./ReplyCard.tsx";
import { ResponseCard } from "./ResponseCard.tsx";
import { useCase } from "./use-case.ts";

type ResponseViewProps = { id: string; neighbours: readonly string[] };

/** One response: what was said, and what the team makes of it. */
export function ResponseView({ id, neighbours }: ResponseViewProps) {
  const { t } = useTranslation();
  const result = useQuery(query(feedbackApi.show, { params: { id } }));
  if (result.data) return <Loaded response={result.data.response} neighbours={neighbours} />;
  if (result.isError)
    return (
      <ErrorState title={t("feedback.failed")} retryLabel={t("common.retry")} onRetry={() => void result.refetch()}>
        {errorWords(result.error)}
      </ErrorState>
    );
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton width="60%" height={36} />
      <Skeleton height={220} />
      <Skeleton height={180} />
    </div>
  );
}

function Loaded({ response, neighbours }: { response: FeedbackDetail; neighbours: readonly string[] }) {
  const isEditor = canEdit(useUser());
  const work = useCase(response);
  return (
    <div className="flex flex-col gap-5">
      <CaseBar response={response} neighbours={neighbours} work={work} isEditor={isEditor} />
      <ResponseCard response={response} isEditor={isEditor} />
      {response.case_status !== null && (
        <>
          <NoteCard note={response.note} work={work} isEditor={isEditor} />
          <ReplyCard response={response} work={work} isEditor={isEditor} />
        </>
      )}
    </div>
  );
}
