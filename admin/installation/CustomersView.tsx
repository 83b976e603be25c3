import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Layers, Plus } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useListState } from "#admin/lists/use-list-state.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { CUSTOMER_STATES, installationApi } from "#contract/installation.ts";
import { CustomerRow } from "./CustomerRow.tsx";

interface CustomersViewProps {
  /** Undefined until the user is loaded. */
  email: string | undefined;
  onCreate: () => void;
}

export function CustomersView({ email, onCreate }: CustomersViewProps) {
  const { t } = useTranslation();
  const list = useListState({ sorts: ["name", "created_at"], filters: ["state"] });
  const { q, sort, page, perPage: per_page } = list;
  const state = CUSTOMER_STATES.find((one) => one === list.filter("state")[0]);
  const result = useQuery({
    ...query(installationApi.customers, { query: { page, per_page, sort, ...(q && { q }), ...(state && { state }) } }),
    placeholderData: keepPreviousData,
    enabled: email !== undefined,
  });
  const { customers, meta } = result.data ?? {};
  const names = { name: t("installation.columns.name"), created_at: t("installation.columns.created_at") };
  return (
    <>
      <ListToolbar
        noun="installation"
        list={list}
        count={meta?.total_count}
        sortMenu={<SortMenu noun="installation" list={list} names={names} />}
      >
        <FilterMenu
          noun="installation"
          list={list}
          param="state"
          label={t("installation.columns.state")}
          isSingle
          choices={CUSTOMER_STATES.map((id) => ({ id, label: t(`installation.states.${id}`) }))}
        />
      </ListToolbar>
      <ListCard
        noun="installation"
        list={list}
        result={result}
        shown={customers?.length}
        total={meta?.total_count}
        empty={
          <EmptyState
            title={t("installation.empty_title")}
            drawing={<Layers size={24} strokeWidth={1.75} className="text-muted" aria-hidden />}
            action={
              <Button variant="primary" icon={Plus} onPress={onCreate}>
                {t("installation.new.open")}
              </Button>
            }
          >
            {t("installation.empty")}
          </EmptyState>
        }
      >
        <Table caption={t("installation.tabs.workspaces")} isBusy={result.isFetching}>
          <TableHead>
            <ColumnHead stays {...list.column("name")}>
              {names.name}
            </ColumnHead>
            <ColumnHead width="9rem">{t("installation.columns.state")}</ColumnHead>
            <ColumnHead width="8%" align="end">
              {t("installation.columns.members")}
            </ColumnHead>
            <ColumnHead width="8%" align="end">
              {t("installation.columns.devices")}
            </ColumnHead>
            <ColumnHead width="8%" align="end" rank={1}>
              {t("installation.columns.pages")}
            </ColumnHead>
            <ColumnHead width="10%" align="end" rank={2}>
              {t("installation.columns.images")}
            </ColumnHead>
            <ColumnHead width="13%" rank={3}>
              {t("installation.columns.last_active_at")}
            </ColumnHead>
            <ColumnHead width={56} isHidden>
              {t("installation.columns.actions")}
            </ColumnHead>
          </TableHead>
          {customers ? (
            <TableBody>
              {customers.map((customer) => (
                <CustomerRow key={customer.id} customer={customer} email={email ?? ""} />
              ))}
            </TableBody>
          ) : (
            <TableSkeleton columns={8} rows={4} />
          )}
        </Table>
      </ListCard>
      {meta && <p className="mt-3 text-sm text-muted">{t("installation.note")}</p>}
    </>
  );
}
