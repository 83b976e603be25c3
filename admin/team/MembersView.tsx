import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { useUser } from "#admin/session/queries.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { teamApi } from "#contract/team.ts";
import { MemberRow } from "./MemberRow.tsx";
import { TeamList } from "./TeamList.tsx";
import { TeamSearch } from "./TeamSearch.tsx";

export function MembersView({ customer }: { customer: string }) {
  const { t } = useTranslation();
  const me = useUser();
  const list = useListState({ sorts: ["name", "email", "role", "created_at"] });
  const { q, sort, page, perPage: per_page } = list;
  const result = useQuery({
    ...query(teamApi.members, { query: { page, per_page, sort, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });
  const count = result.data?.meta.total_count;

  return (
    <>
      <TeamSearch
        label={t("team.members.search")}
        list={list}
        count={count === undefined ? undefined : t("team.members.count", { count })}
      />
      <TeamList list={list} result={result} failed={t("team.members.failed")}>
        <Table caption={t("team.tabs.members")} isBusy={result.isPending}>
          <TableHead>
            <ColumnHead stays {...list.column("name")}>
              {t("team.columns.name")}
            </ColumnHead>
            <ColumnHead {...list.column("email")}>{t("team.columns.email")}</ColumnHead>
            <ColumnHead {...list.column("role")} width="13rem">
              {t("team.columns.role")}
            </ColumnHead>
            <ColumnHead>{t("team.columns.last_seen")}</ColumnHead>
            <ColumnHead {...list.column("created_at")}>{t("team.columns.joined")}</ColumnHead>
            <ColumnHead isHidden width={48}>
              {t("team.columns.actions")}
            </ColumnHead>
          </TableHead>
          {result.data ? (
            <TableBody>
              {result.data.members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isMe={member.id === me?.id}
                  myEmail={me?.email ?? ""}
                  customer={customer}
                />
              ))}
            </TableBody>
          ) : (
            <TableSkeleton columns={6} rows={4} />
          )}
        </Table>
      </TeamList>
    </>
  );
}
