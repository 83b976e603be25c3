import type { UseQueryResult } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";

interface LoadFailureProps {
  result: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** "The device did not load" */
  title: string;
  /** What was kept. */
  kept?: string | undefined;
}

/** Replaces content that failed to load: the reason, and a retry button. */
export function LoadFailure({ result, title, kept }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <ErrorState
        title={title}
        retryLabel={t("common.retry")}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      >
        {errorWords(result.error)} {kept}
      </ErrorState>
    </Card>
  );
}
