import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { useUser } from "#admin/session/queries.ts";
import { isAdmin } from "#admin/session/roles.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { AddReleaseCard } from "./AddReleaseCard.tsx";
import { ReleasesTable } from "./ReleasesTable.tsx";

/** Releases of the standard, which all workspaces of the server share. */
export function ReleasesPage() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || isAdmin(user)) return <Releases isKnown={user !== undefined} />;
  return (
    <>
      <PageHead title={t("taxonomies.title")} />
      <Card>
        <ErrorState
          icon={Lock}
          title={t("taxonomies.forbidden_title")}
          action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
        >
          {t("taxonomies.forbidden")}
        </ErrorState>
      </Card>
    </>
  );
}

function Releases({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  const list = useQuery({ ...query(taxonomiesApi.list, {}), enabled: isKnown });
  const usage = useQuery({ ...query(taxonomiesApi.usage, {}), enabled: isKnown });
  const failed = [list, usage].find(({ isError, data }) => isError && !data);
  return (
    <>
      <PageHead title={t("taxonomies.title")} subtitle={t("taxonomies.subtitle")} />
      <div className="flex flex-col gap-6">
        {failed ? (
          <LoadFailure result={failed} title={t("taxonomies.failed")} />
        ) : (
          <Card aria-labelledby="releases-here" className="overflow-hidden">
            <CardHead id="releases-here" title={t("taxonomies.here")} />
            <ReleasesTable
              taxonomies={usage.data && list.data?.taxonomies}
              usage={usage.data?.usage ?? []}
              isBusy={list.isFetching || usage.isFetching}
            />
          </Card>
        )}
        {list.data && <AddReleaseCard host={list.data.standard_host} />}
      </div>
    </>
  );
}
