import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { statusOf } from "#admin/api/status.ts";
import { NotFound } from "#admin/frame/ErrorPages.tsx";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useIsFresh } from "./for-editing.ts";
import { LoadFailure } from "./LoadFailure.tsx";

interface LoadedRecordProps<T> {
  result: UseQueryResult<T>;
  /** "The device did not load" */
  failedTitle: string;
  /** In the final layout, to avoid layout shift. */
  skeleton: ReactNode;
  /** Waits for freshly loaded data, so that editing does not start from a stale version. */
  isFresh?: boolean | undefined;
  /** Instead of the error page, for a record that is not the page itself. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A record that is loading, failed, not found, or loaded. */
export function LoadedRecord<T>({
  result,
  failedTitle,
  skeleton,
  isFresh = false,
  missing,
  children,
}: LoadedRecordProps<T>) {
  const { t } = useTranslation();
  const isReady = useIsFresh(result) || !isFresh;
  if (result.isError && (statusOf(result.error) === 404 || statusOf(result.error) === 400))
    return missing ?? <Missing />;
  if (result.data !== undefined && isReady) return children(result.data);
  if (!result.isError) return skeleton;
  return <LoadFailure result={result} title={failedTitle} kept={t("records.nothing_changed")} />;
}

export function Missing() {
  const { t } = useTranslation();
  useNamedPage(t("layout.error.not_found_title"));
  return <NotFound path={useLocation().pathname} />;
}
