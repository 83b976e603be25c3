import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useRecordList } from "#admin/inventory/record-list.ts";
import { RecordsPage } from "#admin/inventory/RecordsPage.tsx";
import { useSelection } from "#admin/lists/use-selection.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { BulkActions } from "./list/BulkActions.tsx";
import { DeviceFilters } from "./list/DeviceFilters.tsx";
import { DEVICE_LIST } from "./list/DeviceList.tsx";
import { DevicesMap } from "./list/DevicesMap.tsx";
import { HeadActions } from "./list/HeadActions.tsx";
import { ViewChoice } from "./list/ViewChoice.tsx";

const StatusesDrawer = lazyPart(() => import("./statuses/StatusesDrawer.tsx"), "StatusesDrawer");

export function DevicesPage() {
  const isWriter = canEdit(useUser());
  const list = useRecordList(DEVICE_LIST);
  const { params, state, wanted, sorted, result, total = 0, isEmpty } = list;
  const chosen = useSelection(JSON.stringify(wanted));
  const selection = isWriter ? chosen : undefined;
  const view = params.get("view") === "map" && !isEmpty ? "map" : "list";
  const show = (next: "list" | "map") => state.setFilter("view", next === "map" ? ["map"] : []);

  return (
    <>
      <RecordsPage
        noun="devices"
        spec={DEVICE_LIST}
        list={list}
        items={result.data?.devices}
        actions={<HeadActions wanted={sorted} isEmpty={isEmpty} />}
        filters={<DeviceFilters list={state} />}
        end={<ViewChoice view={view} onChange={show} />}
        instead={view === "map" ? <DevicesMap wanted={wanted} /> : undefined}
        bulk={<BulkActions selection={selection} total={total} wanted={wanted} />}
        selection={selection}
        hasViews
        titleWidth="34%"
        className="card-pairs"
      />
      <OpenedStatuses />
    </>
  );
}

/** The drawer of statuses, for people who may change them. */
function OpenedStatuses() {
  const isWriter = canEdit(useUser());
  const [params] = useSearchParams();
  return <Suspense>{isWriter && params.has("statuses") && <StatusesDrawer />}</Suspense>;
}
