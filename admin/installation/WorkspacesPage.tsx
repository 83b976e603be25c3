import { useQuery } from "@tanstack/react-query";
import { Lock, Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { isAdmin } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import { installationApi } from "#contract/installation.ts";
import { AdministratorsView } from "./AdministratorsView.tsx";
import { CustomersView } from "./CustomersView.tsx";
import { NewCustomerDialog } from "./NewCustomerDialog.tsx";

const ADMINISTRATORS = `${paths.workspaces()}?view=administrators`;

export function WorkspacesPage() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || isAdmin(user)) return <Workspaces email={user?.email} />;
  return (
    <>
      <PageHead title={t("installation.title")} />
      <Card>
        <ErrorState
          icon={Lock}
          title={t("installation.forbidden_title")}
          action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
        >
          {t("installation.forbidden")}
        </ErrorState>
      </Card>
    </>
  );
}

function Workspaces({ email }: { email: string | undefined }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const creating = useOpened("new");
  const isPeople = params.get("view") === "administrators";
  return (
    <>
      <PageHead
        title={t("installation.title")}
        subtitle={t("installation.subtitle")}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => creating.open("workspace")}>
            {t("installation.new.open")}
          </Button>
        }
      />
      <Tabs isPeople={isPeople} isKnown={email !== undefined} />
      <div className="mt-4">
        {isPeople ? (
          <AdministratorsView email={email ?? ""} />
        ) : (
          <CustomersView email={email} onCreate={() => creating.open("workspace")} />
        )}
      </div>
      {creating.opened === "workspace" && <NewCustomerDialog onClose={creating.close} />}
    </>
  );
}

/** Counts include everything, regardless of the search. */
function Tabs({ isPeople, isKnown: enabled }: { isPeople: boolean; isKnown: boolean }) {
  const { t } = useTranslation();
  const customers = useQuery({ ...query(installationApi.customers, { query: { per_page: 1 } }), enabled });
  const people = useQuery({ ...query(installationApi.administrators, {}), enabled });
  return (
    <TabLinks
      label={t("installation.title")}
      items={[
        {
          href: paths.workspaces(),
          label: t("installation.tabs.workspaces"),
          count: customers.data?.meta.total_count,
          isCurrent: !isPeople,
        },
        {
          href: ADMINISTRATORS,
          label: t("installation.tabs.administrators"),
          count: people.data?.administrators.length,
          isCurrent: isPeople,
        },
      ]}
    />
  );
}
