import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { formatDateTime, formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { listHref } from "#admin/lists/list-href.ts";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useListState } from "#admin/lists/use-list-state.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { LINK_STATES, type LinkState, type OutsideLink, outsideLinksApi } from "#contract/outside-links.ts";

const SORTS = ["url", "checked_at"] as const;

/** Where public pages link to, and which of these links lead nowhere. */
export function OutsideLinksPage() {
  const { t } = useTranslation();
  const list = useListState({ sorts: SORTS, filters: ["state"] });
  const state = LINK_STATES.find((known) => list.filter("state").includes(known)) ?? "broken";
  const asked = {
    state: [state],
    sort: list.sort,
    page: list.page,
    per_page: list.perPage,
    ...(list.q && { q: list.q }),
  };
  const result = useQuery({ ...query(outsideLinksApi.list, { query: asked }), placeholderData: keepPreviousData });
  const { links, counts, meta, is_on: isOn } = result.data ?? {};
  return (
    <>
      <PageHead title={t("links.title")} subtitle={t("links.subtitle")} />
      {isOn === false && (
        <div className="mb-4">
          <Note tone="warning">{t("links.off")}</Note>
        </div>
      )}
      <div className="mb-4">
        <TabLinks
          label={t("links.tabs.label")}
          items={LINK_STATES.map((name) => ({
            href: listHref(paths.outsideLinks(), { state: name }),
            label: t(`links.tabs.${name}`),
            count: counts && formatNumber(counts[name]),
            isCurrent: name === state,
          }))}
        />
      </div>
      <ListToolbar
        noun="links"
        list={list}
        count={meta?.total_count}
        sortMenu={
          <SortMenu
            noun="links"
            list={list}
            names={{ url: t("links.columns.url"), checked_at: t("links.columns.checked") }}
          />
        }
      />
      <ListCard
        noun="links"
        list={{ ...list, isFiltered: list.q !== "" }}
        result={result}
        shown={links?.length}
        total={meta?.total_count}
        empty={
          <EmptyState title={t(state === "broken" ? "links.list.none_broken" : "links.list.empty_title")}>
            {t("links.list.empty")}
          </EmptyState>
        }
      >
        <Table caption={t("links.list.caption")} isBusy={result.isFetching}>
          <TableHead>
            <ColumnHead stays width="36%" {...list.column("url")}>
              {t("links.columns.url")}
            </ColumnHead>
            <ColumnHead>{t("links.columns.result")}</ColumnHead>
            <ColumnHead>{t("links.columns.pages")}</ColumnHead>
            <ColumnHead width={136} {...list.column("checked_at")}>
              {t("links.columns.checked")}
            </ColumnHead>
          </TableHead>
          {links ? (
            <TableBody>
              {links.map((link) => (
                <LinkRow key={link.url} link={link} />
              ))}
            </TableBody>
          ) : (
            <TableSkeleton columns={4} />
          )}
        </Table>
      </ListCard>
    </>
  );
}

const TONES = {
  broken: "red",
  not_checked: "amber",
  waiting: "dashed",
  works: "green",
} as const satisfies Record<LinkState, string>;

/** What came back, in words. */
function resultOf(t: Translate, { state, status, problem }: OutsideLink) {
  if (state === "works" || state === "waiting") return t(`links.results.${state}`);
  if (problem) return t(`links.results.${problem}`);
  if (status === 404 || status === 410) return t("links.results.gone", { status });
  if (status === 401 || status === 403) return t("links.results.refused", { status });
  if (status === 429) return t("links.results.later", { status });
  return t(status !== null && status >= 500 ? "links.results.server" : "links.results.other", { status });
}

function LinkRow({ link }: { link: OutsideLink }) {
  const { t } = useTranslation();
  const { url, checked_at, pages, sources } = link;
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <TextLink href={url} target="_blank">
          {url}
        </TextLink>
      </Cell>
      <Cell label={t("links.columns.result")}>
        <StatusDot tone={TONES[link.state]}>{resultOf(t, link)}</StatusDot>
      </Cell>
      <Cell label={t("links.columns.pages")}>
        <ul className="max-md:text-end">
          {pages.map((page) => (
            <li key={page.id} className="[overflow-wrap:anywhere]">
              <TextLink href={pagePath(page)}>{page.title}</TextLink>
            </li>
          ))}
          {sources.map(({ report_id, title }) => (
            <li key={report_id} className="[overflow-wrap:anywhere]">
              <TextLink href={report_id === null ? paths.settings() : paths.report(report_id)}>
                {report_id === null ? t("links.site") : title}
              </TextLink>
            </li>
          ))}
        </ul>
      </Cell>
      <Cell label={t("links.columns.checked")} className="text-muted">
        {checked_at && (
          <time dateTime={checked_at} title={formatDateTime(checked_at)}>
            {formatRelative(checked_at)}
          </time>
        )}
      </Cell>
    </Row>
  );
}
