import { useState } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { connection } from "#admin/api/connection.ts";
import { report } from "#admin/api/report.ts";
import { statusOf as apiStatusOf } from "#admin/api/status.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { isCrawler } from "./crawler.ts";
import { GenericError, NotFound, OfflinePage, OutdatedPage } from "./ErrorPages.tsx";
import { PageLoadError } from "./load-page.ts";

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : apiStatusOf(error));

const isUnloaded = (error: unknown) =>
  error instanceof PageLoadError ||
  (error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message));

/** Picks the page for any error below it. Crawlers get no page; the error is only logged. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const error = useRouteError();
  const [wasLost] = useState(connection.isLost);
  const status = statusOf(error);

  if (isCrawler()) {
    report(error);
    return null;
  }
  // the session has expired, and the redirect to the login is under way
  if (status === 401) return null;
  if (status === 404) return <NotFound path={pathname} />;
  const reference = report(error);
  if (isUnloaded(error)) return wasLost ? <OfflinePage /> : <OutdatedPage />;
  const message = isRouteErrorResponse(error) && error.statusText ? error.statusText : t("layout.error.internal");
  return <GenericError message={message} status={status} reference={reference} />;
}
