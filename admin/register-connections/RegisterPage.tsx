import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { customerQuery, useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { registerConnectionsApi } from "#contract/register-connections.ts";
import { ConnectionForm } from "./ConnectionForm.tsx";
import { TestCard } from "./TestCard.tsx";

export function RegisterPage() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || canManage(user)) return <Settings email={user?.email} />;
  return (
    <>
      <PageHead title={t("register.title")} />
      <Card>
        <ErrorState
          icon={Lock}
          title={t("register.forbidden_title")}
          action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
        >
          {t("register.forbidden")}
        </ErrorState>
      </Card>
    </>
  );
}

/** `email` is unknown until the session is. */
function Settings({ email }: { email: string | undefined }) {
  const { t } = useTranslation();
  const isKnown = email !== undefined;
  const customer = useQuery({ ...customerQuery(), enabled: isKnown }).data?.customer.name ?? "";
  const result = useQuery({ ...query(registerConnectionsApi.get, {}), enabled: isKnown });
  const settings = result.data;
  return (
    <>
      <PageHead title={t("register.title")} subtitle={t("register.subtitle", { customer })} />
      {result.isError && !settings ? (
        <LoadFailure result={result} title={t("register.failed")} />
      ) : settings && isKnown ? (
        <div className="flex max-w-220 flex-col gap-6">
          {!settings.keeps_secrets && <Note tone="warning">{t("register.no_key")}</Note>}
          <ConnectionForm
            key={`form ${settings.register_connection?.lock_version}`}
            settings={settings}
            email={email}
          />
          {settings.register_connection && (
            <TestCard
              key={`test ${settings.register_connection.lock_version}`}
              connection={settings.register_connection}
            />
          )}
        </div>
      ) : (
        <Card>
          <LinesSkeleton rows={4} sign={20} />
        </Card>
      )}
    </>
  );
}
