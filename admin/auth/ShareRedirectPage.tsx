import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { readToken, startSession } from "#admin/session/token.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { ApiError } from "#contract/client.ts";
import { type AuthToken, sessionApi } from "#contract/session.ts";
import { type SharedWith, shareLinksApi } from "#contract/share-links.ts";
import { AuthHead } from "./AuthHead.tsx";
import { Invited } from "./Invited.tsx";

/** Long enough to read one sentence. Every screen that follows says the same again. */
const READING_MS = 2500;

/** What the link is about, if the server can tell. Opening it does not depend on that. */
const lookUp = (token: string) =>
  call(shareLinksApi.lookup, { body: { token } }).then(
    ({ shared }) => shared,
    () => undefined,
  );

/** Opened again in this browser, the link finds the suggestions that were made before. */
function earlierSession() {
  const now = readToken();
  return now?.anonymous ? { session: now.token } : {};
}

/** One exchange for one link, however often the page is rendered; each counts as a use. */
function useExchange(token: string) {
  const [error, setError] = useState<unknown>();
  const [session, setSession] = useState<AuthToken>();
  const [shared, setShared] = useState<SharedWith>();
  const asked = useRef("");
  useEffect(() => {
    if (token === "" || asked.current === token) return;
    asked.current = token;
    Promise.all([call(sessionApi.exchange, { body: { token, ...earlierSession() } }), lookUp(token)]).then(
      ([opened, about]) => {
        setShared(about);
        setSession(opened);
      },
      setError,
    );
  }, [token]);
  return { error, session, shared };
}

/** Goes on by itself: at once when there is nothing to read. */
function useGoingOn(session: AuthToken | undefined, shared: SharedWith | undefined) {
  useEffect(() => {
    if (!session) return undefined;
    const timer = setTimeout(() => startSession(session), shared ? READING_MS : 0);
    return () => clearTimeout(timer);
  }, [session, shared]);
}

/** Exchanges the token of a share link for a session, says who shared what until when, and leads there. */
export function ShareRedirectPage() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get("token") ?? "";
  const { error, session, shared } = useExchange(token);
  useGoingOn(session, shared);

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
    <>
      {session && shared && <Invited shared={shared} />}
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {t("auth.share.opening")}
      </p>
      {session && (
        <Button className="mt-4" onPress={() => startSession(session)}>
          {t("auth.share.open")}
        </Button>
      )}
    </>
  );
}
