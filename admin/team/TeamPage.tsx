import { Lock, UserPlus } from "lucide-react";
import { Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { customerQuery, useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { Skeleton, SkeletonLine } from "#admin/ui/Skeleton.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import { teamApi } from "#contract/team.ts";
import { Table } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { InvitationsView } from "./InvitationsView.tsx";
import { MembersView } from "./MembersView.tsx";
import { SecondStepDemand } from "./SecondStepDemand.tsx";

const InviteDialog = lazyPart(() => import("./InviteDialog.tsx"), "InviteDialog");
const INVITATIONS = `${paths.team()}?view=invitations`;

export function TeamPage() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return <TeamSkeleton />;
  if (canManage(user)) return <Team />;
  return (
    <>
      <PageHead title={t("team.title")} />
      <Card>
        <ErrorState
          icon={Lock}
          title={t("team.forbidden_title")}
          action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
        >
          {t("team.forbidden")}
        </ErrorState>
      </Card>
    </>
  );
}

function Team() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const inviting = useOpened("new");
  const customer = useQuery(customerQuery()).data?.customer;
  const isInvitations = params.get("view") === "invitations";

  return (
    <>
      <PageHead
        title={t("team.title")}
        subtitle={customer ? t("team.subtitle", { customer: customer.name }) : <SkeletonLine width={200} />}
        actions={
          <Button variant="primary" icon={UserPlus} onPress={() => inviting.open("invitation")}>
            {t("layout.nav.invite")}
          </Button>
        }
      />
      <Tabs isInvitations={isInvitations} />
      <div className="mt-4">
        {isInvitations ? (
          <InvitationsView onInvite={() => inviting.open("invitation")} />
        ) : (
          <>
            <MembersView customer={customer?.name ?? ""} />
            <SecondStepDemand />
          </>
        )}
      </div>
      <Suspense>
        {inviting.opened === "invitation" && (
          <InviteDialog onClose={inviting.close} onSent={() => setParams({ view: "invitations" })} />
        )}
      </Suspense>
    </>
  );
}

/** Counts include everyone, regardless of the search. */
function Tabs({ isInvitations }: { isInvitations: boolean }) {
  const { t } = useTranslation();
  const members = useQuery(query(teamApi.members, { query: { per_page: 1 } })).data?.meta.total_count;
  const invitations = useQuery(query(teamApi.invitations, { query: { per_page: 1 } })).data?.meta.total_count;
  return (
    <TabLinks
      label={t("team.title")}
      items={[
        { href: paths.team(), label: t("team.tabs.members"), count: members, isCurrent: !isInvitations },
        { href: INVITATIONS, label: t("team.tabs.invitations"), count: invitations, isCurrent: isInvitations },
      ]}
    />
  );
}

/** Shown until the user is loaded. */
function TeamSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <PageHead title={t("team.title")} />
      <Skeleton width={220} height={32} className="mb-4 rounded-md" />
      <Card>
        <Table caption={t("common.loading")} isBusy>
          <TableSkeleton columns={5} rows={4} />
        </Table>
      </Card>
    </div>
  );
}
