import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { teamApi } from "#contract/team.ts";
import { InvitationRow } from "./InvitationRow.tsx";
import { TeamList } from "./TeamList.tsx";
import { TeamSearch } from "./TeamSearch.tsx";

export function InvitationsView({ onInvite }: { onInvite: () => void }) {
  const { t } = useTranslation();
  const list = useListState({ sorts: ["email", "created_at"], firstSort: "-created_at" });
  const { q, sort, page, perPage: per_page } = list;
  const result = useQuery({
    ...query(teamApi.invitations, { query: { page, per_page, sort, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });
  const count = result.data?.meta.total_count;
  const invite = (
    <Button icon={UserPlus} onPress={onInvite}>
      {t("layout.nav.invite")}
    </Button>
  );

  return (
    <>
      {(count !== 0 || list.isFiltered) && (
        <TeamSearch
          label={t("team.invitations.search")}
          list={list}
          count={count === undefined ? undefined : t("team.invitations.count", { count })}
        />
      )}
      <TeamList
        list={list}
        result={result}
        failed={t("team.invitations.failed")}
        empty={
          <EmptyState title={t("team.invitations.empty_title")} action={invite}>
            {t("team.invitations.empty")}
          </EmptyState>
        }
      >
        <Table caption={t("team.tabs.invitations")} isBusy={result.isPending}>
          <TableHead>
            <ColumnHead stays {...list.column("email")}>
              {t("team.columns.email")}
            </ColumnHead>
            <ColumnHead>{t("team.columns.role")}</ColumnHead>
            <ColumnHead {...list.column("created_at")}>{t("team.columns.sent")}</ColumnHead>
            <ColumnHead>{t("team.columns.expires")}</ColumnHead>
            <ColumnHead>{t("team.columns.invited_by")}</ColumnHead>
            <ColumnHead isHidden width={48}>
              {t("team.columns.actions")}
            </ColumnHead>
          </TableHead>
          {result.data ? (
            <TableBody>
              {result.data.invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </TableBody>
          ) : (
            <TableSkeleton columns={6} rows={3} />
          )}
        </Table>
      </TeamList>
    </>
  );
}
