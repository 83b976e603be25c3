import { Archive, FileText, House, Link2, MapPin } from "lucide-react";
import { formatDate, formatRelative, formatNumber, formatScans } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageOf } from "#admin/i18n/languages.ts";
import type { Columns } from "#admin/lists/use-columns.ts";
import type { Selection } from "#admin/lists/use-selection.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Sparkline } from "#admin/ui/Sparkline.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { SelectCell } from "#admin/ui/SelectCell.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { addCounts, SHOWN_STEP } from "#contract/counts.ts";
import type { ShortCode } from "#contract/short-codes.ts";
import type { CodeColumn } from "./code-columns.ts";
import type { CODE_SORTS } from "./code-list.ts";
import { type CodeAction, CodeMenu } from "./CodeMenu.tsx";
import { opensWords } from "./opens-words.ts";
import { StateBadge } from "./StateBadge.tsx";

type Sortable = (typeof CODE_SORTS)[number];
type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface CodesTableProps {
  /** Undefined while loading. */
  codes: readonly ShortCode[] | undefined;
  list: { column: (name: Sortable) => ColumnProps };
  hrefOf: (code: ShortCode) => string;
  isBusy: boolean;
  columns: Columns<CodeColumn>;
  isWriter: boolean;
  onAction: (code: ShortCode, action: CodeAction) => void;
  /** Selected codes, by their text rather than their id. */
  selection: Selection;
}

const HEADS: Readonly<Record<CodeColumn, { width?: number | string; align?: "end"; rank?: number }>> = {
  opens: { width: "22%" },
  place: {},
  scans: { width: 168, align: "end" },
  last_scanned_at: { width: 136, rank: 2 },
  language: { width: 120, rank: 1 },
  created_at: { width: 120, rank: 1 },
  state: { width: 132 },
};
const isSortable = (column: CodeColumn): column is CodeColumn & Sortable =>
  column === "scans" || column === "last_scanned_at" || column === "created_at";

export function CodesTable(props: CodesTableProps) {
  const { codes, list, hrefOf, isBusy, columns, isWriter, onAction, selection } = props;
  const { t } = useTranslation();
  return (
    <Table caption={t("codes.list.caption")} isBusy={isBusy}>
      <TableHead>
        <SelectAll codes={codes ?? []} selection={selection} />
        <ColumnHead stays width="15%" {...list.column("code")}>
          {t("codes.columns.code")}
        </ColumnHead>
        {columns.shown.map((column) => (
          <ColumnHead key={column} {...HEADS[column]} {...(isSortable(column) && list.column(column))}>
            {t(`codes.columns.${column}`)}
          </ColumnHead>
        ))}
        <ColumnHead width={56} isHidden>
          {t("codes.columns.actions")}
        </ColumnHead>
      </TableHead>
      {codes ? (
        <TableBody>
          {codes.map((code) => (
            <CodeRow
              key={code.id}
              code={code}
              href={hrefOf(code)}
              columns={columns.shown}
              isWriter={isWriter}
              onAction={(action) => onAction(code, action)}
              selection={selection}
            />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={columns.shown.length + 3} />
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
  const Glyph = code.state === "retired" ? Archive : ICONS[code.target_type];
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
  columns: readonly CodeColumn[];
  isWriter: boolean;
  onAction: (action: CodeAction) => void;
  selection: Selection;
}

const ACTIONS: readonly CodeAction[] = ["show", "retarget", "edit", "retire"];

function CodeRow({ code, href, columns, isWriter, onAction, selection }: CodeRowProps) {
  const { t } = useTranslation();
  return (
    <Row isSelected={selection.has(code.code)}>
      <SelectCell
        label={t("codes.select", { name: code.code })}
        isSelected={selection.has(code.code)}
        onChange={(isChosen) => selection.choose([code.code], isChosen)}
      />
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <TextLink href={href} className="font-mono text-text!">
          {code.code}
        </TextLink>
        <span className="block text-sm font-normal text-muted">{code.label ?? t("codes.no_label")}</span>
      </Cell>
      {columns.map((column) => (
        <CodeCell key={column} code={code} column={column} />
      ))}
      <Cell kind="actions" align="end">
        <CodeMenu code={code} isWriter={isWriter} actions={ACTIONS} onAction={onAction} />
      </Cell>
    </Row>
  );
}

function CodeCell({ code, column }: { code: ShortCode; column: CodeColumn }) {
  const { t } = useTranslation();
  const label = t(`codes.columns.${column}`);
  if (column === "opens")
    return (
      <Cell label={label} className="[overflow-wrap:anywhere]">
        <Opens code={code} />
      </Cell>
    );
  if (column === "place")
    return (
      <Cell
        {...(code.place && { label })}
        className={cx("[overflow-wrap:anywhere]", !code.place && "text-muted max-md:hidden!")}
      >
        {code.place?.name ?? "–"}
      </Cell>
    );
  if (column === "scans") return <ScansCell code={code} label={label} />;
  if (column === "state")
    return (
      <Cell label={label}>
        <StateBadge state={code.state} />
      </Cell>
    );
  return (
    <Cell label={label} className="text-muted">
      {column === "language" && (code.locale ? languageOf(code.locale).name : t("codes.language_any"))}
      {column === "created_at" && <time dateTime={code.created_at}>{formatDate(code.created_at)}</time>}
      {column === "last_scanned_at" &&
        (code.last_scanned_at ? (
          <time dateTime={code.last_scanned_at}>{formatRelative(code.last_scanned_at)}</time>
        ) : (
          t("codes.never", { step: SHOWN_STEP })
        ))}
    </Cell>
  );
}

function ScansCell({ code, label }: { code: ShortCode; label: string }) {
  const { t } = useTranslation();
  const recent = addCounts(code.scans_by_day);
  return (
    <Cell label={label} align="end">
      <span className="inline-flex items-center gap-3">
        {recent !== 0 && (
          <Sparkline values={code.scans_by_day} label={t("codes.scans_trend", { total: formatNumber(recent) })} />
        )}
        <span className={cx("min-w-14 text-end tabular-nums", recent === 0 && "text-muted")}>
          {formatScans(recent)}
        </span>
      </span>
    </Cell>
  );
}
