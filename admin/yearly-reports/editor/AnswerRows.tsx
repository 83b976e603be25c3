import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { NumberField } from "#admin/ui/NumberField.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { ROWS_OF_HEADINGS, type RowsOfHeading } from "#contract/report-templates.ts";
import { MAX_REPORT_ROWS, type ReportAnswer } from "#contract/yearly-reports.ts";
import { cellWord, columnsOfRows } from "./cell-words.ts";
import { addRow, type Cell, type Change, changeCell, removeRow } from "./edits.ts";
import { useReport } from "./report-work.ts";

const CELL_LETTERS = 300;

type Row = ReportAnswer["rows"][number];

interface AnswerRowsProps {
  kind: RowsOfHeading;
  rows: readonly Row[];
  make: (change: Change<ReportAnswer>, group?: string) => void;
}

/** Columns beside each other where there is room, else below each other with their names. */
const LOOKS = {
  wide: {
    grid: "@3xl:grid @3xl:grid-cols-[1.2fr_1.2fr_1.2fr_1fr_6rem_2rem] @3xl:items-start",
    head: "hidden @3xl:grid",
    field: "@3xl:[&>span:first-child]:sr-only",
    row: "@3xl:border-0 @3xl:p-0",
    remove: "@3xl:mt-0.5 @3xl:self-start",
  },
  middle: {
    grid: "@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem_2rem] @2xl:items-start",
    head: "hidden @2xl:grid",
    field: "@2xl:[&>span:first-child]:sr-only",
    row: "@2xl:border-0 @2xl:p-0",
    remove: "@2xl:mt-0.5 @2xl:self-start",
  },
  narrow: {
    grid: "@md:grid @md:grid-cols-[minmax(0,1fr)_9rem_2rem] @md:items-start",
    head: "hidden @md:grid",
    field: "@md:[&>span:first-child]:sr-only",
    row: "@md:border-0 @md:p-0",
    remove: "@md:mt-0.5 @md:self-start",
  },
};

/** The table below a heading. The focus follows rows that come and go. */
export function AnswerRows({ kind, rows, make }: AnswerRowsProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const [added, setAdded] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const look = LOOKS[kind === "recipients" ? "wide" : kind === "amounts" ? "middle" : "narrow"];
  useEffect(() => {
    if (added) box.current?.querySelector<HTMLElement>(`[data-row="${added}"] :is(input, textarea)`)?.focus();
  }, [added]);

  const add = () => {
    const id = uuidv7();
    make(addRow(id));
    setAdded(id);
  };
  const remove = (row: Row, index: number) => {
    const neighbour = rows[index + 1] ?? rows[index - 1];
    const next = neighbour
      ? box.current?.querySelector<HTMLElement>(`[data-row="${neighbour.id}"] button[data-remove]`)
      : box.current?.querySelector<HTMLElement>("button[data-add]");
    next?.focus();
    make(removeRow(row.id));
    setSaid(t("reports.rows.removed", { number: index + 1 }));
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={t(`reports.rows.${kind}`)}
      className="@container flex min-w-0 flex-col gap-2"
    >
      <span aria-hidden="true" className="text-sm font-medium">
        {t(`reports.rows.${kind}`)}
      </span>
      {rows.length > 0 && (
        <div aria-hidden="true" className={cx("gap-2 text-sm text-muted", look.grid, look.head)}>
          {columnsOfRows(kind).map((column) => (
            <span key={column}>{cellWord(t, kind, column)}</span>
          ))}
        </div>
      )}
      {rows.map((row, index) => (
        <fieldset
          key={row.id}
          data-row={row.id}
          className={cx(
            "flex min-w-0 flex-col gap-3 rounded-md border border-border p-3 @md:gap-2",
            look.grid,
            look.row,
          )}
        >
          <legend className="sr-only">{t("reports.rows.row", { number: index + 1 })}</legend>
          {columnsOfRows(kind).map((column) => (
            <CellField
              key={column}
              kind={kind}
              column={column}
              className={look.field}
              value={row.cells[column]}
              onChange={(cell) => make(changeCell(row.id, column, cell), `${row.id}:${column}`)}
            />
          ))}
          <IconButton
            data-remove=""
            icon={Trash2}
            label={t("reports.rows.remove", { number: index + 1 })}
            onPress={() => remove(row, index)}
            className={cx("self-end", look.remove)}
          />
        </fieldset>
      ))}
      {rows.length < MAX_REPORT_ROWS ? (
        <Button data-add="" size="sm" icon={Plus} className="self-start" onPress={add}>
          {t(`reports.rows.add_${kind}`)}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t("reports.rows.full")}</p>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

interface CellFieldProps {
  kind: RowsOfHeading;
  column: string;
  value: Cell | undefined;
  onChange: (cell: Cell) => void;
  className: string;
}

function CellField({ kind, column, value, onChange, className }: CellFieldProps) {
  const { t } = useTranslation();
  const { locale } = useReport().content;
  const label = cellWord(t, kind, column);
  const text = typeof value === "string" ? value : "";
  const columns: Readonly<Record<string, "line" | "whole">> = ROWS_OF_HEADINGS[kind];
  if (columns[column] === "whole")
    return (
      <NumberField
        label={label}
        value={typeof value === "number" ? value : null}
        onChange={onChange}
        minValue={0}
        maxValue={1_000_000_000_000}
        formatOptions={{ maximumFractionDigits: 0 }}
        hasSteps={false}
        className={className}
      />
    );
  return (
    <TextArea
      label={label}
      // one line that wraps: long cells stay readable
      rows={1}
      value={text}
      onChange={(next) => onChange(next.replaceAll(/[\r\n]+/g, " "))}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      errorMessage={text.length > CELL_LETTERS ? t("reports.answer.too_long", { limit: CELL_LETTERS }) : undefined}
      lang={languageTag(locale)}
      dir="auto"
      className={className}
    />
  );
}
