import { House, Link2, MapPin, FileText } from "lucide-react";
import { formatCount } from "#admin/i18n/counts.ts";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Selection } from "#admin/lists/use-selection.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Sparkline } from "#admin/ui/Sparkline.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { SelectCell } from "#admin/ui/SelectCell.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { addCounts, middleOf } from "#contract/counts.ts";
import type { ShortCode } from "#contract/short-codes.ts";
import type { CODE_SORTS } from "./code-list.ts";
import { opensWords } from "./opens-words.ts";
import { StateBadge } from "./StateBadge.tsx";

type Sortable = (typeof CODE_SORTS)[number];
type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface CodesTableProps {
  /** Undefined while the first of them are on their way. */
  codes: readonly ShortCode[] | undefined;
  list: { column: (name: Sortable) => ColumnProps };
  hrefOf: (code: ShortCode) => string;
  isBusy: boolean;
  /** Of codes as they are written; none where nothing is done with several. */
  selection?: Selection | undefined;
}

export function CodesTable({ codes, list, hrefOf, isBusy, selection }: CodesTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("codes.list.caption")} isBusy={isBusy}>
      <TableHead>
        {selection && <SelectAll codes={codes ?? []} selection={selection} />}
        <ColumnHead stays width="16%" {...list.column("code")}>
          {t("codes.columns.code")}
        </ColumnHead>
        <ColumnHead width="26%">{t("codes.columns.opens")}</ColumnHead>
        <ColumnHead>{t("codes.columns.place")}</ColumnHead>
        <ColumnHead width={176} align="end" {...list.column("scans")}>
          {t("codes.columns.scans")}
        </ColumnHead>
        <ColumnHead width={128} {...list.column("last_scanned_at")}>
          {t("codes.columns.last_scanned_at")}
        </ColumnHead>
        <ColumnHead width={148}>{t("codes.columns.state")}</ColumnHead>
      </TableHead>
      {codes ? (
        <TableBody>
          {codes.map((code) => (
            <CodeRow key={code.id} code={code} href={hrefOf(code)} selection={selection} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={selection ? 7 : 6} />
      )}
    </Table>
  );
}

function SelectAll({ codes, selection }: { codes: readonly ShortCode[]; selection: Selection }) {
  const { t } = useTranslation();
  const chosen = codes.filter(({ code }) => selection.has(code)).length;
  return (
    <SelectCell
      isHead
      label={t("codes.select_all")}
      isSelected={codes.length > 0 && chosen === codes.length}
      isIndeterminate={chosen > 0 && chosen < codes.length}
      onChange={(isChosen) =>
        selection.choose(
          codes.map(({ code }) => code),
          isChosen,
        )
      }
    />
  );
}

const ICONS = { home: House, page: FileText, location: MapPin, url: Link2 };

function Opens({ code }: { code: ShortCode }) {
  const { t } = useTranslation();
  const words = opensWords(t, code);
  if (code.target_type === "none") return <span className="text-muted">{words}</span>;
  const Glyph = ICONS[code.target_type];
  return (
    <span className="flex min-w-0 items-start gap-2">
      <Glyph size={16} className="mt-0.5 flex-none text-muted" aria-hidden />
      <span className="min-w-0">{words}</span>
    </span>
  );
}

interface CodeRowProps {
  code: ShortCode;
  href: string;
  selection: Selection | undefined;
}

function CodeRow({ code, href, selection }: CodeRowProps) {
  const { t } = useTranslation();
  const recent = addCounts(code.scans_by_day);
  return (
    <Row isSelected={selection?.has(code.code)}>
      {selection && (
        <SelectCell
          label={t("codes.select", { name: code.code })}
          isSelected={selection.has(code.code)}
          onChange={(isChosen) => selection.choose([code.code], isChosen)}
        />
      )}
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <TextLink href={href} className="font-mono text-text!">
          {code.code}
        </TextLink>
        <span className="block text-sm font-normal text-muted">{code.label ?? t("codes.no_label")}</span>
      </Cell>
      <Cell label={t("codes.columns.opens")} className="[overflow-wrap:anywhere]">
        <Opens code={code} />
      </Cell>
      <Cell
        {...(code.place && { label: t("codes.columns.place") })}
        className={cx("[overflow-wrap:anywhere]", !code.place && "text-muted max-md:hidden!")}
      >
        {code.place?.name ?? "–"}
      </Cell>
      <Cell label={t("codes.columns.scans")} align="end">
        <span className="inline-flex items-center gap-3">
          {recent !== 0 && (
            <Sparkline
              values={code.scans_by_day.map(middleOf)}
              label={t("codes.scans_trend", { total: formatCount(t, recent) })}
            />
          )}
          <span className={cx("tabular-nums", recent === 0 && "text-muted")}>{formatCount(t, recent)}</span>
        </span>
      </Cell>
      <Cell label={t("codes.columns.last_scanned_at")} className="text-muted">
        {code.last_scanned_at ? (
          <time dateTime={code.last_scanned_at}>{formatRelative(code.last_scanned_at)}</time>
        ) : (
          t("codes.never")
        )}
      </Cell>
      <Cell label={t("codes.columns.state")}>
        <StateBadge state={code.state} />
      </Cell>
    </Row>
  );
}
