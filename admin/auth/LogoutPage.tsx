import { useEffect } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { call } from "#admin/api/call.ts";
import { sessionApi } from "#contract/session.ts";
import { endSession, readToken } from "#admin/session/token.ts";

/** Ends the session locally, even if the server's logout fails. */
async function signOut() {
  if (readToken()) {
    await call(sessionApi.logout, {}).catch((error: unknown) =>
      console.warn("The server did not hear the sign-out", error),
    );
  }
  endSession("signed-out");
}

/** Signs out on mount. */
export function LogoutPage() {
  const { t } = useTranslation();
  useEffect(() => void signOut(), []);
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner />
      {t("session.signing_out")}
    </p>
  );
}
