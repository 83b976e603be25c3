import type { ReactNode } from "react";

interface ReportTableProps {
  caption: string;
  /** The first is the row header, the others are numbers. */
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A table of figures for print. */
export function ReportTable({ caption, columns: [name, ...numbers], rows }: ReportTableProps) {
  return (
    <table className="report-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {numbers.map((column) => (
            <th key={column} scope="col" className="report-number">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [head, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={numbers[at]} className="report-number">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
