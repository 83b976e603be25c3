import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { AddButtons } from "#admin/inventory/AddButtons.tsx";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListTable } from "#admin/lists/ListTable.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useColumns } from "#admin/lists/use-columns.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { useSelection } from "#admin/lists/use-selection.ts";
import { SavedViews } from "#admin/lists/views/SavedViews.tsx";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { devicesApi } from "#contract/devices.ts";
import { BulkActions } from "./list/BulkActions.tsx";
import { COLUMNS, DEVICE_COLUMNS, deviceMenu, deviceTitle, USUAL_COLUMNS } from "./list/DeviceColumns.tsx";
import { countQuery, FILTERS, type Sortable, SORTS, VIEW_NAMES, wantedOf } from "./list/device-list.ts";
import { DeviceFilters } from "./list/DeviceFilters.tsx";
import { DevicesMap } from "./list/DevicesMap.tsx";
import { HeadActions } from "./list/HeadActions.tsx";
import { ViewControls } from "./list/ViewControls.tsx";

const StatusesDrawer = lazyPart(() => import("./statuses/StatusesDrawer.tsx"), "StatusesDrawer");

export function DevicesPage() {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const [params] = useSearchParams();
  const list = useListState({ sorts: SORTS, filters: FILTERS });
  const columns = useColumns(COLUMNS, USUAL_COLUMNS);
  const wanted = wantedOf(params);
  const chosen = useSelection(JSON.stringify(wanted));
  const selection = isWriter ? chosen : undefined;
  const input = { ...wanted, sort: list.sort, page: list.page, per_page: list.perPage };
  const result = useQuery({ ...query(devicesApi.list, { query: input }), placeholderData: keepPreviousData });
  const { devices, meta } = result.data ?? {};
  const isEmpty = meta?.total_count === 0 && !list.isFiltered;
  const view = params.get("view") === "map" && !isEmpty ? "map" : "list";
  const names = Object.fromEntries(SORTS.map((sort) => [sort, t(`devices.columns.${sort}`)])) as Record<
    Sortable,
    string
  >;

  return (
    <>
      <PageHead
        title={t("devices.title")}
        actions={<HeadActions wanted={{ ...wanted, sort: list.sort }} isEmpty={isEmpty} />}
      />
      <SavedViews list="devices" allLabel={t("devices.all")} names={VIEW_NAMES} countQuery={countQuery} />
      <ListToolbar
        noun="devices"
        list={list}
        count={meta?.total_count}
        sortMenu={<SortMenu noun="devices" list={list} names={names} />}
        end={
          <ViewControls
            view={view}
            columns={columns}
            onChange={(next) => list.setFilter("view", next === "map" ? ["map"] : [])}
          />
        }
      >
        <DeviceFilters list={list} />
      </ListToolbar>
      {view === "map" ? (
        <DevicesMap wanted={wanted} />
      ) : (
        <ListCard
          noun="devices"
          list={list}
          result={result}
          shown={devices?.length}
          total={meta?.total_count}
          deletedHref={isWriter ? paths.deletedDevices() : undefined}
          empty={
            <EmptyState title={t("devices.list.empty_title")} action={isWriter && <AddButtons noun="devices" />}>
              {t("devices.list.empty")}
            </EmptyState>
          }
        >
          <BulkActions selection={selection} total={meta?.total_count ?? 0} wanted={wanted} />
          <ListTable
            noun="devices"
            items={devices}
            columns={DEVICE_COLUMNS}
            shown={columns.shown}
            list={list}
            title={deviceTitle}
            titleWidth="34%"
            menu={deviceMenu}
            selection={selection}
            isBusy={result.isFetching}
            className="card-pairs"
          />
        </ListCard>
      )}
      <OpenedStatuses />
    </>
  );
}

/** The drawer of statuses, for those who may change them and have opened it. */
function OpenedStatuses() {
  const isWriter = canEdit(useUser());
  const [params] = useSearchParams();
  return <Suspense>{isWriter && params.has("statuses") && <StatusesDrawer />}</Suspense>;
}
