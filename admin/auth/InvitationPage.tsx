import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { sessionApi } from "#contract/session.ts";
import { BadLink } from "./BadLink.tsx";
import { InvitationForm } from "./InvitationForm.tsx";

export function InvitationPage() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get("token") ?? "";
  const { data, error } = useQuery({ ...query(sessionApi.invitation, { body: { token } }), enabled: token !== "" });

  if (!token || error) {
    return (
      <BadLink title={t("auth.invitation.gone_title")} message={error ? errorWords(error) : undefined}>
        <p className="mt-4 text-center">
          <TextLink href={paths.login()}>{t("auth.to_login")}</TextLink>
        </p>
      </BadLink>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t("common.loading")} className="flex flex-col gap-4">
        <Skeleton height={32} width="70%" />
        <Skeleton height={20} />
        <Skeleton height={40} className="mt-8" />
      </div>
    );
  }
  return <InvitationForm token={token} invitation={data.invitation} />;
}
