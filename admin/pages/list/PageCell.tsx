import type { ReactNode } from "react";
import { formatDateTime, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LabelTags } from "#admin/inventory/LabelTags.tsx";
import { PageStateBadge } from "#admin/inventory/PageStateBadge.tsx";
import { siteTimeWords } from "#admin/i18n/site-time-words.ts";
import { momentWords } from "#admin/publishing/moment-words.ts";
import { cx } from "#admin/ui/cx.ts";
import { Cell } from "#admin/ui/Table.tsx";
import type { PageFigures } from "#contract/analytics.ts";
import type { PageItem } from "#contract/pages.ts";
import { LanguageRings } from "./LanguageRings.tsx";
import { type Column, NUMBERS } from "./page-list.ts";

/** Fields the columns show, shared by the home page and all others. */
export type Listed = Pick<
  PageItem,
  "id" | "state" | "change_count" | "error_count" | "languages" | "labels" | "scheduled" | "published_at" | "updated_at"
>;

export interface SiteFacts {
  locales: readonly string[];
  time_zone: string | undefined;
  /** Last 30 days by page; undefined until loaded. */
  figures: ReadonlyMap<string, Pick<PageFigures, "views" | "scans">> | undefined;
}

/** On a card, state and languages share a line. */
const LOOKS: Partial<Record<Column, string>> = {
  state: "pair-start max-md:order-1",
  languages: "pair-end max-md:order-1",
  updated_at: "max-md:order-2 md:whitespace-nowrap",
  published_at: "whitespace-nowrap text-muted max-md:order-3",
  label: "max-md:order-3",
  views: "max-md:order-3 tabular-nums whitespace-nowrap",
  scans: "max-md:order-3 tabular-nums whitespace-nowrap",
};

/** Cell content per column; empty if there is nothing to show. */
const VALUES: Record<Column, (page: Listed, site: SiteFacts) => ReactNode> = {
  state: (page) => <PageStateBadge page={page} isShort />,
  languages: ({ languages }, { locales }) => <LanguageRings locales={locales} languages={languages} />,
  updated_at: (page, { time_zone }) => <Changed page={page} time_zone={time_zone} />,
  published_at: ({ published_at }) => published_at && <Moment at={published_at} />,
  label: ({ labels }) => (labels.length ? <LabelTags labels={labels} /> : null),
  views: (page, site) => <Counted page={page} site={site} figure="views" />,
  scans: (page, site) => <Counted page={page} site={site} figure="scans" />,
};

export function PageCell({ column, page, site }: { column: Column; page: Listed; site: SiteFacts }) {
  const { t } = useTranslation();
  const value = VALUES[column](page, site);
  return (
    <Cell
      {...(value !== null && { label: t(`pages.manage.columns.${column}`) })}
      align={NUMBERS.has(column) ? "end" : undefined}
      className={cx(value === null && "max-md:hidden!", LOOKS[column])}
    >
      {value}
    </Cell>
  );
}

interface CountedProps {
  page: Listed;
  site: SiteFacts;
  figure: "views" | "scans";
}

/** Number of views or scans. A dash for drafts, which nobody can read. */
function Counted({ page: { id, state }, site: { figures }, figure }: CountedProps) {
  const counted = figures?.get(id)?.[figure];
  if (!figures || (counted === undefined && state === "draft")) return <span className="text-muted">–</span>;
  return <span className={cx(!counted && "text-muted")}>{formatNumber(counted ?? 0)}</span>;
}

function Moment({ at }: { at: string }) {
  const { t } = useTranslation();
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {momentWords(t, at)}
    </time>
  );
}

/** When the page changed, with the most important note about it. */
function Changed({ page, time_zone }: { page: Listed; time_zone: string | undefined }) {
  const note = useNote(page, time_zone);
  return (
    <span className="max-md:text-end">
      <span className={cx("block", !note && "text-muted")}>
        <Moment at={page.updated_at} />
      </span>
      {note && <span className={cx("block text-xs md:min-w-32 md:whitespace-normal", note.ink)}>{note.words}</span>}
    </span>
  );
}

function useNote({ state, error_count, change_count, scheduled }: Listed, time_zone: string | undefined) {
  const { t } = useTranslation();
  if (scheduled) {
    const at = siteTimeWords(scheduled.at, time_zone);
    if (scheduled.failed_because) {
      const why = t(`publishing.failures.${scheduled.failed_because}`);
      return { words: t(`pages.manage.changed.failed.${scheduled.action}`, { at, why }), ink: "text-danger" };
    }
    if (scheduled.error_count > 0)
      return { words: t("pages.manage.changed.errors", { count: scheduled.error_count }), ink: "text-danger" };
    return { words: t(`pages.manage.changed.scheduled.${scheduled.action}`, { at }), ink: "text-info" };
  }
  if (state === "published") return undefined;
  if (error_count > 0) return { words: t("pages.manage.changed.errors", { count: error_count }), ink: "text-danger" };
  if (state === "changed" && change_count > 0)
    return { words: t("pages.manage.changed.not_public", { count: change_count }), ink: "text-muted" };
  return state === "draft" ? { words: t("pages.manage.changed.never"), ink: "text-muted" } : undefined;
}
