import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Note } from "#admin/ui/Note.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { userApi } from "#contract/user.ts";
import { AuthHead } from "./AuthHead.tsx";
import { BadLink } from "./BadLink.tsx";

/** Unsubscribes on load: the click in the mail is enough. Runs in script, so that link scanners change nothing. */
export function LeaveDigestPage() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get("token") ?? "";
  const { mutate, isSuccess, error } = useCall(userApi.leaveDigest);
  const asked = useRef("");
  useEffect(() => {
    if (token === "" || asked.current === token) return;
    asked.current = token;
    mutate({ body: { token } });
  }, [token, mutate]);

  if (!token || error)
    return (
      <BadLink title={t("auth.leave_digest.failed")} message={error ? errorWords(error) : undefined}>
        <p className="mt-4 text-center">
          <TextLink href={paths.user()}>{t("auth.leave_digest.to_profile")}</TextLink>
        </p>
      </BadLink>
    );
  if (!isSuccess)
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {t("common.loading")}
      </p>
    );
  return (
    <>
      <AuthHead title={t("auth.leave_digest.title")} />
      <div className="mt-6 flex flex-col gap-4">
        <Note role="status">{t("auth.leave_digest.done")}</Note>
        <p className="text-center">
          <TextLink href={paths.user()}>{t("auth.leave_digest.to_profile")}</TextLink>
        </p>
      </div>
    </>
  );
}
