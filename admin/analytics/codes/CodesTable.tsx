import { formatRelative, formatScans } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Sparkline } from "#admin/ui/Sparkline.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { CodeFigures } from "#contract/analytics.ts";
import { figureName } from "#contract/figures.ts";
import { Change } from "../Change.tsx";
import { PER_PAGE } from "../PanelPages.tsx";
import { CodeStateBadge } from "./CodeStateBadge.tsx";
import { SHOWN_STEP } from "#contract/counts.ts";

interface CodesTableProps {
  /** Undefined while loading. */
  codes: readonly CodeFigures[] | undefined;
  isBusy: boolean;
}

export function CodesTable({ codes, isBusy }: CodesTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("analytics.codes.title")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays width="16%">
          {t("analytics.columns.code")}
        </ColumnHead>
        <ColumnHead width="20%">{t("analytics.columns.place")}</ColumnHead>
        <ColumnHead>{t("analytics.columns.opens")}</ColumnHead>
        <ColumnHead width={100} rank={1}>
          {t("analytics.columns.trend")}
        </ColumnHead>
        <ColumnHead width={84} align="end">
          {figureName("scans", uiLocale())}
        </ColumnHead>
        <ColumnHead width={84} align="end" rank={2}>
          {t("analytics.columns.change")}
        </ColumnHead>
        <ColumnHead width={124} rank={3}>
          {t("analytics.columns.last_scan")}
        </ColumnHead>
        <ColumnHead width={168}>{t("analytics.columns.state")}</ColumnHead>
      </TableHead>
      {codes ? (
        <TableBody>
          {codes.map((code) => (
            <CodeRow key={code.id} code={code} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={8} rows={PER_PAGE} />
      )}
    </Table>
  );
}

function useOpens() {
  const { t } = useTranslation();
  return ({ target_type, page, url }: CodeFigures) => {
    if (target_type === "none") return t("analytics.codes.opens_nothing");
    if (target_type === "home") return t("analytics.pages.home_page");
    return url ?? page?.title ?? t("analytics.codes.opens_gone");
  };
}

function CodeRow({ code }: { code: CodeFigures }) {
  const { t } = useTranslation();
  const opens = useOpens();
  const scans = formatScans(code.scans);
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <TextLink href={`${paths.shortCodes()}?code=${code.id}`} className="font-mono text-text!">
          {code.code}
        </TextLink>
        <span className="block text-sm font-normal text-muted">{code.label ?? t("analytics.codes.no_label")}</span>
      </Cell>
      <Cell label={t("analytics.columns.place")} className="[overflow-wrap:anywhere]">
        {code.place?.name ?? <span className="text-muted">{t("analytics.codes.no_place")}</span>}
      </Cell>
      <Cell label={t("analytics.columns.opens")} className="[overflow-wrap:anywhere]">
        {opens(code)}
      </Cell>
      <Cell className="max-md:hidden!">
        {code.trend.length > 1 && <Sparkline values={code.trend} label={t("analytics.codes.trend", { scans })} />}
      </Cell>
      <Cell label={figureName("scans", uiLocale())} align="end">
        {scans}
      </Cell>
      <Cell label={t("analytics.columns.change")} align="end">
        <Change now={code.scans} before={code.before} />
      </Cell>
      <Cell label={t("analytics.columns.last_scan")} className="text-muted">
        {code.last_scanned_at ? (
          <time dateTime={code.last_scanned_at}>{formatRelative(code.last_scanned_at)}</time>
        ) : (
          t("analytics.codes.never", { step: SHOWN_STEP })
        )}
      </Cell>
      <Cell label={t("analytics.columns.state")}>
        <CodeStateBadge code={code} />
      </Cell>
    </Row>
  );
}
