import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { startSession } from "#admin/session/token.ts";
import { Note } from "#admin/ui/Note.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { ApiError } from "#contract/client.ts";
import { sessionApi } from "#contract/session.ts";
import { AuthHead } from "./AuthHead.tsx";

/** One exchange for one link, however often the page is rendered; each counts as a use. */
function useExchange(token: string) {
  const [error, setError] = useState<unknown>();
  const asked = useRef("");
  useEffect(() => {
    if (token === "" || asked.current === token) return;
    asked.current = token;
    call(sessionApi.exchange, { body: { token } }).then(startSession, setError);
  }, [token]);
  return error;
}

/** Exchanges the token of a share link for a session, which leads to what was shared. */
export function ShareRedirectPage() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get("token") ?? "";
  const error = useExchange(token);

  if (!token || error) {
    const words = error instanceof ApiError ? error.message : error ? errorWords(error) : undefined;
    return (
      <>
        <AuthHead title={t("auth.share.failed_title")} />
        <div className="mt-6">
          <Note tone="danger" role="alert">
            {words ?? t("auth.bad_link")}
          </Note>
        </div>
        <p className="mt-4 text-muted">{t("auth.share.ask")}</p>
      </>
    );
  }
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner />
      {t("auth.share.opening")}
    </p>
  );
}
