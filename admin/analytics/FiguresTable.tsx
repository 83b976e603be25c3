import type { ReactNode } from "react";
import { cx } from "#admin/ui/cx.ts";

export interface FiguresColumn {
  name: string;
  /** Aligned to the end. */
  isNumber?: boolean;
}

interface FiguresTableProps {
  /** For screen readers only. */
  caption: string;
  columns: readonly FiguresColumn[];
  /** The first cell is the row header. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** The figures of a chart as a table. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-border">
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" className={cx(cellClass, "font-medium", isNumber ? "text-end" : "text-start")}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {rows.map(({ id, cells: [head, ...rest] }) => (
          <tr key={id} className="hover:bg-bg">
            <th scope="row" className={cx(cellClass, "text-start font-normal [overflow-wrap:anywhere]")}>
              {head}
            </th>
            {rest.map((cell, at) => (
              <td key={columns[at + 1]?.name} className={cx(cellClass, columns[at + 1]?.isNumber && "text-end")}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellClass = "h-10 px-2 py-1.5 first:ps-4 last:pe-4";
