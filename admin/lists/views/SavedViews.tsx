import { useQueries, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import { type ListName, type SavedView, savedViewsApi } from "#contract/saved-views.ts";
import { ViewMenu } from "./ViewMenu.tsx";
import { VIEW_PARAM, viewHref, viewQuery } from "./view-query.ts";

const ViewDialog = lazyPart(() => import("./ViewDialog.tsx"), "ViewDialog");

interface Counted {
  meta: { total_count: number };
}

/** A built-in tab of the list, defined by one URL parameter. */
export interface FixedTab {
  label: string;
  name: string;
  value: string;
  count: number | undefined;
}

interface SavedViewsProps<D extends Counted> {
  list: ListName;
  /** "All devices" */
  allLabel: string;
  /** URL parameters a view stores. */
  names: readonly string[];
  /** Query for the number of records in a view. */
  countQuery: (params: URLSearchParams) => UseQueryOptions<D>;
  /** Extra rows always shown and not counted. */
  fixedRows?: number | undefined;
  /** Built-in tabs between all records and the views; their counts come from the query for all. */
  parts?: ((all: D | undefined) => readonly FixedTab[]) | undefined;
}

const countOf = (data: Counted | undefined, more = 0) => data && formatNumber(data.meta.total_count + more);

/** Tabs of a list: all records, my views and shared ones. */
export function SavedViews<D extends Counted>(props: SavedViewsProps<D>) {
  const { list, allLabel, names, countQuery, fixedRows = 0, parts } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [asking, setAsking] = useState<"new" | SavedView>();
  const views = useQuery(query(savedViewsApi.list, { query: { list } })).data?.saved_views ?? [];
  const [all, ...counted] = useQueries({
    queries: ["", ...views.map((view) => view.query)].map((text) => countQuery(new URLSearchParams(text))),
  }).map(({ data }) => data);
  const current = views.find((view) => view.id === params.get(VIEW_PARAM));
  const shown = viewQuery(params, names);

  const fixed = (parts?.(all) ?? []).map(({ label, name, value, count }) => ({
    href: `${pathname}?${new URLSearchParams({ [name]: value })}`,
    label,
    count: count === undefined ? undefined : formatNumber(count),
    isCurrent: !current && params.getAll(name).join() === value,
  }));
  const isPart = fixed.some((tab) => tab.isCurrent);
  const tabs = [
    { href: pathname, label: allLabel, count: countOf(all, fixedRows), isCurrent: !current && !isPart },
    ...fixed,
    ...views.map((view, index) => ({
      href: viewHref(pathname, view),
      label: view.name,
      count: countOf(counted[index]),
      isCurrent: view === current,
      isApart: index === 0 && fixed.length > 0,
    })),
  ];

  return (
    <div className="mb-4">
      <TabLinks
        label={t("views.label")}
        items={tabs}
        end={
          <span className="flex flex-none items-center gap-1">
            {current && (
              <ViewMenu
                view={current}
                shown={shown}
                isChanged={shown !== viewQuery(new URLSearchParams(current.query), names)}
                onEdit={() => setAsking(current)}
              />
            )}
            <Button variant="ghost" size="sm" icon={Plus} onPress={() => setAsking("new")}>
              {t("views.save")}
            </Button>
          </span>
        }
      />
      <Suspense>
        {asking && (
          <ViewDialog
            list={list}
            view={asking === "new" ? undefined : asking}
            query={shown}
            onClose={() => setAsking(undefined)}
            onSaved={(view) => {
              setAsking(undefined);
              if (asking === "new") void navigate(viewHref(pathname, view), { preventScrollReset: true });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
