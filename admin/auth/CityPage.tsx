import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { tellCityConfirmed } from "#admin/session/city-confirmed.ts";
import { startSession } from "#admin/session/token.ts";
import { Note } from "#admin/ui/Note.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { citySignInApi, type Finished } from "#contract/city-sign-in.ts";
import { AuthHead } from "./AuthHead.tsx";
import { CityProof } from "./CityProof.tsx";
import { CityRefusal } from "./CityRefusal.tsx";
import { FindCity } from "./FindCity.tsx";

const EXPIRED = { reason: "expired", provider: "", contact: "", answer: "", at: "", reference: "" } as const;

/** Finds the city's sign-in by email; and where the browser comes back from it, with a one-time code. */
export function CityPage() {
  const code = useLocation().hash.slice(1);
  if (code === "expired") return <CityRefusal refused={EXPIRED} />;
  if (code === "confirmed") return <Confirmed />;
  return code ? <Finish code={code} /> : <FindCity />;
}

/** The tab that asked to confirm goes on by itself, and this one closes if the browser lets it. */
function Confirmed() {
  const { t } = useTranslation();
  useEffect(() => {
    tellCityConfirmed();
    window.close();
  }, []);
  return <AuthHead title={t("identity.city.confirmed_title")}>{t("identity.city.confirmed")}</AuthHead>;
}

/** Exchanges the code once, however often the page renders. */
function useFinished(code: string) {
  const [finished, setFinished] = useState<Finished>();
  const [error, setError] = useState<unknown>();
  const asked = useRef("");
  useEffect(() => {
    if (asked.current === code) return;
    asked.current = code;
    call(citySignInApi.finish, { body: { code } }).then(setFinished, setError);
  }, [code]);
  useEffect(() => {
    if (finished?.session) startSession(finished.session);
  }, [finished]);
  return { finished, error };
}

function Finish({ code }: { code: string }) {
  const { t } = useTranslation();
  const { finished, error } = useFinished(code);
  if (finished?.refused) return <CityRefusal refused={finished.refused} />;
  if (finished?.proof_needed) return <CityProof code={code} email={finished.proof_needed.email} />;
  if (!error)
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {t("identity.city.opening")}
      </p>
    );
  return (
    <>
      <AuthHead title={t("identity.city.failed_title")} />
      <div className="mt-6">
        <Note tone="danger" role="alert">
          {errorWords(error)}
        </Note>
      </div>
      <p className="mt-4">
        <TextLink href={paths.login()}>{t("auth.to_login")}</TextLink>
      </p>
    </>
  );
}
