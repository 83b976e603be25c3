import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { CopyPlus, Plus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { HowCounted } from "#admin/frame/HowCounted.tsx";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { formatNumber, formatScans } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useColumns } from "#admin/lists/use-columns.ts";
import { useSelection } from "#admin/lists/use-selection.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import type { Result } from "#contract/endpoint.ts";
import { type CodeCounts, type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { BulkActions } from "./BulkActions.tsx";
import { CODE_COLUMNS, USUAL_CODE_COLUMNS } from "./code-columns.ts";
import { CODE_FILTERS, CODE_SORTS, codesQuery } from "./code-list.ts";
import { CodeFilters } from "./CodeFilters.tsx";
import type { CodeAction } from "./CodeMenu.tsx";
import { CodePanels } from "./CodePanels.tsx";
import { CodesMap } from "./CodesMap.tsx";
import { CodesTable } from "./CodesTable.tsx";
import { CodeViewControls } from "./CodeViewControls.tsx";
import { CsvButton } from "./CsvButton.tsx";
import { OrphansCard } from "./OrphansCard.tsx";
import { SHOWN_STEP } from "#contract/counts.ts";

const EditCodeDialog = lazyPart(() => import("./EditCodeDialog.tsx"), "EditCodeDialog");
const RetireDialog = lazyPart(() => import("./RetireDialog.tsx"), "RetireDialog");

/** Each tab has an address; rarely needed ones are hidden while empty. */
const TABS = [
  { name: "all", search: "" },
  { name: "active", search: "?state=active" },
  { name: "blank", search: "?state=blank" },
  { name: "quiet", search: "?scanned=quiet" },
  { name: "dead", search: "?state=dead", isRare: true },
  { name: "expired", search: "?state=expired", isRare: true },
  { name: "retired", search: "?state=retired" },
  { name: "orphans", search: "?tab=orphans" },
] as const;

function CodeTabs({ counts }: { counts: CodeCounts | undefined }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const current = TABS.findLast(({ search }) =>
    [...new URLSearchParams(search)].every(([name, value]) => params.get(name) === value),
  );
  const shown = TABS.filter((tab) => !("isRare" in tab) || tab === current || counts?.[tab.name]);
  return (
    <div className="mb-4">
      <TabLinks
        label={t("codes.tabs.label")}
        items={shown.map((tab) => ({
          href: paths.shortCodes() + tab.search,
          label: t(`codes.tabs.${tab.name}`, { step: SHOWN_STEP }),
          count: counts && formatNumber(counts[tab.name]),
          isCurrent: tab === current,
        }))}
      />
    </div>
  );
}

export function ShortCodesPage() {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const [params] = useSearchParams();
  const list = useListState({ sorts: CODE_SORTS, filters: CODE_FILTERS });
  const result = useQuery({
    ...query(shortCodesApi.list, { query: codesQuery(list) }),
    placeholderData: keepPreviousData,
  });
  const { meta, short_codes: codes } = result.data ?? {};
  const create = isWriter && <CreateButtons />;
  const hasAny = meta?.counts.all !== 0;

  return (
    <>
      <PageHead
        title={t("codes.title")}
        subtitle={hasAny && <Summary meta={meta} />}
        actions={hasAny ? create : undefined}
      />
      {(hasAny || Boolean(meta?.counts.orphans)) && <CodeTabs counts={meta?.counts} />}
      {params.get("tab") === "orphans" ? (
        <OrphansCard isWriter={isWriter} />
      ) : (
        <CodeList list={list} result={result} isWriter={isWriter} create={create} />
      )}
      <CodePanels isWriter={isWriter} ids={codes?.map(({ id }) => id) ?? []} />
    </>
  );
}

function CreateButtons() {
  const { t } = useTranslation();
  const { open } = useOpened("new");
  return (
    <>
      <Button icon={CopyPlus} onPress={() => open("many")}>
        {t("codes.many")}
      </Button>
      <Button variant="primary" icon={Plus} onPress={() => open("code")}>
        {t("codes.new")}
      </Button>
    </>
  );
}

interface CodeListProps {
  list: ReturnType<typeof useListState<(typeof CODE_SORTS)[number]>>;
  result: UseQueryResult<Result<typeof shortCodesApi.list>>;
  isWriter: boolean;
  create: ReactNode;
}

/** The filtered codes, as a table or on a map. */
function CodeList({ list, result, isWriter, create }: CodeListProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { meta, short_codes: codes } = result.data ?? {};
  const hrefOf = useHrefOf();
  const { page: _page, per_page: _size, sort: _sort, ...wanted } = codesQuery(list);
  const selection = useSelection(JSON.stringify(wanted));
  const columns = useColumns(CODE_COLUMNS, USUAL_CODE_COLUMNS);
  const view = params.get("view") === "map" && meta?.counts.all !== 0 ? "map" : "list";
  const { act, dialogs } = useCodeActions(hrefOf);
  return (
    <>
      <ListToolbar
        noun="codes"
        list={list}
        count={meta?.total_count}
        sortMenu={<SortMenu noun="codes" list={list} names={useSortNames()} />}
        end={
          <>
            <CsvButton wanted={wanted} />
            <CodeViewControls
              view={view}
              columns={columns}
              onChange={(next) => list.setFilter("view", next === "map" ? ["map"] : [])}
            />
          </>
        }
      >
        <CodeFilters list={list} />
      </ListToolbar>
      {view === "map" ? (
        <CodesMap wanted={wanted} hrefOf={({ id }) => hrefOf(id)} />
      ) : (
        <ListCard
          noun="codes"
          list={list}
          result={result}
          shown={codes?.length}
          total={meta?.total_count}
          empty={
            <EmptyState title={t("codes.list.empty_title")} action={create}>
              {t("codes.list.empty")}
            </EmptyState>
          }
        >
          <BulkActions selection={selection} isWriter={isWriter} />
          <CodesTable
            codes={codes}
            list={list}
            hrefOf={({ id }) => hrefOf(id)}
            isBusy={result.isFetching}
            columns={columns}
            isWriter={isWriter}
            onAction={act}
            selection={selection}
          />
        </ListCard>
      )}
      {dialogs}
    </>
  );
}

/** Actions of a row's menu: a dialog over the list, or the code beside it. */
function useCodeActions(hrefOf: ReturnType<typeof useHrefOf>) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ code: ShortCode; action: CodeAction }>();
  const close = () => setAsked(undefined);
  return {
    act: (code: ShortCode, action: CodeAction) => {
      if (action === "edit" || action === "retire") setAsked({ code, action });
      else void navigate(hrefOf(code.id, action === "retarget" ? "retarget" : undefined));
    },
    dialogs: (
      <Suspense>
        {asked?.action === "edit" && <EditCodeDialog code={asked.code} onClose={close} />}
        {asked?.action === "retire" && <RetireDialog code={asked.code} onClose={close} />}
      </Suspense>
    ),
  };
}

/** Reserves the space of the numbers while they load. */
function Summary({ meta }: { meta: Result<typeof shortCodesApi.list>["meta"] | undefined }) {
  const { t } = useTranslation();
  if (!meta)
    return (
      <span aria-hidden className="invisible">
        {t("codes.summary", { scans: 88_888 })} {t("codes.summary_few", { few: 88, all: 88, step: SHOWN_STEP })}
      </span>
    );
  const scans = formatScans(meta.scans_30_days);
  return (
    <>
      {t("codes.summary", { scans })}{" "}
      {meta.counts.quiet > 0 &&
        t("codes.summary_few", { few: meta.counts.quiet, all: meta.counts.active, step: SHOWN_STEP })}
      <HowCounted figures={["scans", "scanners"]} className="-my-2 ms-1 align-middle" />
    </>
  );
}

function useSortNames() {
  const { t } = useTranslation();
  return Object.fromEntries(CODE_SORTS.map((sort) => [sort, t(`codes.columns.${sort}`)])) as Record<
    (typeof CODE_SORTS)[number],
    string
  >;
}

/** Link to a code that keeps the list's filters. */
function useHrefOf() {
  const { pathname, search } = useLocation();
  return (id: string, part?: "retarget") => {
    const next = new URLSearchParams(search);
    next.set("code", id);
    if (part) next.set("part", part);
    return `${pathname}?${next}`;
  };
}
