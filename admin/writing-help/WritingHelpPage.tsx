import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { writingHelpApi } from "#contract/writing-help.ts";
import { ModelForm } from "./ModelForm.tsx";
import { TestCard } from "./TestCard.tsx";

export function WritingHelpPage() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || canManage(user)) return <Settings email={user?.email} />;
  return (
    <>
      <PageHead title={t("writing.title")} />
      <Card>
        <ErrorState
          icon={Lock}
          title={t("writing.forbidden_title")}
          action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
        >
          {t("writing.forbidden")}
        </ErrorState>
      </Card>
    </>
  );
}

/** `email` is unknown until the session is. */
function Settings({ email }: { email: string | undefined }) {
  const { t } = useTranslation();
  const result = useQuery({ ...query(writingHelpApi.get, {}), enabled: email !== undefined });
  const settings = result.data;
  return (
    <>
      <PageHead title={t("writing.title")} subtitle={t("writing.subtitle")} />
      {result.isError && !settings ? (
        <LoadFailure result={result} title={t("writing.failed")} />
      ) : settings && email !== undefined ? (
        <div className="flex max-w-220 flex-col gap-6">
          {!settings.keeps_secrets && <Note tone="warning">{t("writing.no_key")}</Note>}
          <ModelForm help={settings.writing_help} email={email} />
          {settings.writing_help && <TestCard key={settings.writing_help.updated_at} />}
          <SentCard />
        </div>
      ) : (
        <Card>
          <LinesSkeleton rows={4} sign={20} />
        </Card>
      )}
    </>
  );
}

function SentCard() {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="what-is-sent">
      <CardHead id="what-is-sent" title={t("writing.sent.title")} />
      <CardBody>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {(["one", "open", "empty"] as const).map((line) => (
            <li key={line}>{t(`writing.sent.${line}`)}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
