import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { query } from "#admin/api/query.ts";
import { ListCard } from "#admin/layout/ListCard.tsx";
import { ListToolbar } from "#admin/layout/ListToolbar.tsx";
import { SortMenu } from "#admin/layout/SortMenu.tsx";
import { useListState } from "#admin/layout/useListState.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { devicesApi } from "#contract/devices.ts";
import { DeviceFilters } from "./DeviceFilters.tsx";
import { DevicesTable } from "./DevicesTable.tsx";

const SORTS = ["name", "reference", "updated_at", "created_at"] as const;

export function DevicesPage() {
  const { t } = useTranslation();
  const list = useListState({ sorts: SORTS, filters: ["status", "label"] });
  const [status, label] = [list.filter("status"), list.filter("label")];
  const input = {
    per_page: list.perPage,
    page: list.page,
    sort: list.sort,
    ...(list.q && { q: list.q }),
    ...(status.length && { status }),
    ...(label.length && { label }),
  };
  const result = useQuery({ ...query(devicesApi.list, { query: input }), placeholderData: keepPreviousData });
  const names = {
    name: t("devices.columns.name"),
    reference: t("devices.columns.reference"),
    updated_at: t("devices.columns.updated_at"),
    created_at: t("devices.columns.created_at"),
  };

  return (
    <>
      <PageHead title={t("devices.title")} />
      <ListToolbar
        noun="devices"
        list={list}
        count={result.data?.meta.total_count}
        sortMenu={<SortMenu noun="devices" list={list} names={names} />}
      >
        <DeviceFilters list={list} />
      </ListToolbar>
      <ListCard
        noun="devices"
        list={list}
        result={result}
        shown={result.data?.devices.length}
        total={result.data?.meta.total_count}
        empty={<EmptyState title={t("devices.list.empty_title")}>{t("devices.list.empty")}</EmptyState>}
      >
        <DevicesTable devices={result.data?.devices} list={list} isBusy={result.isFetching} />
      </ListCard>
    </>
  );
}
