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
import { identityProvidersApi } from "#contract/identity-providers.ts";
import { BreakGlassCard } from "./BreakGlassCard.tsx";
import { DirectoryCard } from "./DirectoryCard.tsx";
import { DomainsCard } from "./DomainsCard.tsx";
import { ProviderForm } from "./ProviderForm.tsx";
import { TestCard } from "./TestCard.tsx";

export function SignInSettingsPage() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || canManage(user)) return <Settings email={user?.email} />;
  return (
    <>
      <PageHead title={t("identity.title")} />
      <Card>
        <ErrorState
          icon={Lock}
          title={t("identity.forbidden_title")}
          action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
        >
          {t("identity.forbidden")}
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
  const result = useQuery({ ...query(identityProvidersApi.get, {}), enabled: isKnown });
  const settings = result.data;
  return (
    <>
      <PageHead title={t("identity.title")} subtitle={t("identity.subtitle", { customer })} />
      {result.isError && !settings ? (
        <LoadFailure result={result} title={t("identity.failed")} />
      ) : settings && isKnown ? (
        <div className="flex max-w-220 flex-col gap-6">
          {!settings.keeps_secrets && <Note tone="warning">{t("identity.no_key")}</Note>}
          <ProviderForm key={settings.identity_provider?.lock_version ?? "new"} settings={settings} email={email} />
          {settings.identity_provider && <TestCard provider={settings.identity_provider} />}
          <BreakGlassCard people={settings.break_glass} email={email} />
          <DomainsCard domains={settings.domains} email={email} />
          {settings.identity_provider && <DirectoryCard email={email} />}
        </div>
      ) : (
        <Card>
          <LinesSkeleton rows={4} sign={20} />
        </Card>
      )}
    </>
  );
}
