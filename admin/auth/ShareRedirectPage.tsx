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

/** Long enough to read one sentence, which later screens repeat. */
const READING_MS = 2500;

/** Describes the link, if the server can; opening it does not depend on this. */
const lookUp = (token: string) =>
  call(shareLinksApi.lookup, { body: { token } }).then(
    ({ shared }) => shared,
    () => undefined,
  );

/** Resumes an earlier guest session in this browser, with its suggestions. */
function earlierSession() {
  const now = readToken();
  return now?.anonymous ? { session: now.token } : {};
}

/** Exchanges the link once, however often the page renders, because each exchange counts as a use. */
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

/** Continues by itself; immediately if there is nothing to read. */
function useGoingOn(session: AuthToken | undefined, shared: SharedWith | undefined) {
  useEffect(() => {
    if (!session) return undefined;
    const timer = setTimeout(() => startSession(session), shared ? READING_MS : 0);
    return () => clearTimeout(timer);
  }, [session, shared]);
}

/** Exchanges a share link's token for a session, shows who shared what until when, then redirects there. */
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
