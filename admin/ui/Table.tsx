import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { cx } from "./cx.ts";
import { fitColumns, measureAgain } from "./fit-columns.ts";
import { tableRoles } from "./table-roles.ts";

interface TableProps {
  /** What the table lists; for screen readers only. */
  caption: string;
  children: ReactNode;
  density?: "normal" | "compact" | undefined;
  /** Below md every row becomes a card; cells carry their column's name. */
  hasCards?: boolean | undefined;
  isBusy?: boolean | undefined;
  className?: string | undefined;
}

export function Table({
  caption,
  children,
  density = "normal",
  hasCards = true,
  isBusy = false,
  className,
}: TableProps) {
  return (
    <div ref={useFittingColumns()} className="overflow-x-auto">
      <table
        {...tableRoles.table}
        className={cx("data-table", className)}
        data-density={density}
        data-cards={hasCards || undefined}
        aria-busy={isBusy}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** Hides columns that do not fit, and rechecks when the width, the content or the fonts change. */
function useFittingColumns() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) fitColumns(box.current);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // on the next frame: hiding a column changes the observed size
    const refit = () => requestAnimationFrame(() => fitColumns(element));
    const observer = new ResizeObserver(refit);
    observer.observe(element);
    // a font that loads later changes the width of the text
    const refitAnew = () => {
      measureAgain();
      refit();
    };
    document.fonts?.addEventListener("loadingdone", refitAnew);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", refitAnew);
    };
  }, []);
  return box;
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead {...tableRoles.rowgroup}>
      <tr {...tableRoles.row}>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody {...tableRoles.rowgroup}>{children}</tbody>;
}

interface RowProps {
  children: ReactNode;
  isSelected?: boolean | undefined;
}

export function Row({ children, isSelected }: RowProps) {
  return (
    <tr {...tableRoles.row} data-selected={isSelected || undefined}>
      {children}
    </tr>
  );
}

interface CellProps {
  children: ReactNode;
  /** The column's name, shown before the value on a card. */
  label?: string | undefined;
  align?: "start" | "end" | undefined;
  /** "title" names the row, "actions" holds its menu, "wide" puts the label above the value. */
  kind?: "title" | "actions" | "wide" | undefined;
  className?: string | undefined;
}

export function Cell({ children, label, align, kind, className }: CellProps) {
  const shared = { "data-label": label, "data-align": align, "data-cell": kind, className };
  if (kind === "title") {
    return (
      <th {...tableRoles.rowheader} scope="row" {...shared}>
        {children}
      </th>
    );
  }
  return (
    <td {...tableRoles.cell} {...shared}>
      {children}
    </td>
  );
}
