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
  /** In the layout that will stand there. */
  skeleton: ReactNode;
  /** An editor should not begin on an old version: it waits for one that was read just now. */
  isFresh?: boolean | undefined;
  children: (data: T) => ReactNode;
}

/** A record while it is read: on its way, not to be had, not there at all, or itself. */
export function LoadedRecord<T>({ result, failedTitle, skeleton, isFresh = false, children }: LoadedRecordProps<T>) {
  const { t } = useTranslation();
  const isReady = useIsFresh(result) || !isFresh;
  if (result.isError && (statusOf(result.error) === 404 || statusOf(result.error) === 400)) return <Missing />;
  if (result.data !== undefined && isReady) return children(result.data);
  if (!result.isError) return skeleton;
  return <LoadFailure result={result} title={failedTitle} kept={t("records.nothing_changed")} />;
}

/** A page about something that is not there. */
export function Missing() {
  const { t } = useTranslation();
  useNamedPage(t("layout.error.not_found_title"));
  return <NotFound path={useLocation().pathname} />;
}
