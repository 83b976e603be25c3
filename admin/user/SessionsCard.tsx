import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { type Session, userApi } from "#contract/user.ts";
import { EndOthers } from "./EndOthers.tsx";
import { SessionRow } from "./SessionRow.tsx";

const titleId = "sessions";

const byUse = (a: Session, b: Session) =>
  Number(b.is_current) - Number(a.is_current) || b.last_used_at.localeCompare(a.last_used_at);

export function SessionsCard() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(query(userApi.sessions, {}));
  const revoke = useCall(userApi.revokeSession, {
    onSuccess: () => showToast({ message: t("user.sessions.ended") }),
    onError: (why) => showToast({ message: errorWords(why), tone: "danger" }),
    onSettled: () => invalidate(client, userApi.sessions),
  });
  // another API may have no sessions
  if (error instanceof ApiError && error.status === 404) return null;
  const sessions = data?.sessions.toSorted(byUse);
  const hasOthers = sessions?.some((session) => !session.is_current);

  return (
    <Card aria-labelledby={titleId}>
      <CardHead
        id={titleId}
        title={t("user.sessions.title")}
        count={sessions?.length}
        actions={hasOthers && <EndOthers />}
      />
      {error && !sessions && (
        <ErrorState
          title={t("user.sessions.failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorWords(error)} {t("user.sessions.failed_kept")}
        </ErrorState>
      )}
      <ul className="divide-y divide-border" aria-busy={!sessions && !error}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={revoke.isPending && revoke.variables.params.id === session.id}
            onEnd={() => revoke.mutate({ params: { id: session.id } })}
          />
        ))}
        {!sessions && !error && [1, 2].map((row) => <RowSkeleton key={row} />)}
      </ul>
    </Card>
  );
}

function RowSkeleton() {
  return (
    <li className="flex min-h-16 items-center gap-3 px-4">
      <Skeleton width={20} height={20} />
      <span className="flex flex-col gap-2">
        <Skeleton width={140} height={14} />
        <Skeleton width={220} />
      </span>
    </li>
  );
}
