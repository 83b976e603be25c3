import type { ReactNode } from "react";

export interface BarRow {
  id: string;
  name: ReactNode;
  /** Value that sets the length of the bar. */
  drawn: number;
  words: string;
  share?: string | undefined;
}

interface BarRowsProps {
  caption: string;
  /** Column headers, for screen readers. */
  columns: { name: string; value: string; share?: string };
  rows: readonly BarRow[];
}

/** A table with a bar and its number per row. */
export function BarRows({ caption, columns, rows }: BarRowsProps) {
  const most = Math.max(1, ...rows.map(({ drawn }) => drawn));
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.value}</th>
          {columns.share && <th scope="col">{columns.share}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, drawn, words, share }) => (
          <tr key={id} className="h-9">
            <th scope="row" className="w-[34%] min-w-26 py-1 text-start font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            <td className="ps-4">
              <BarWithNumber share={drawn / most} words={words} />
            </td>
            {share !== undefined && <td className="w-13 text-end text-muted">{share}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const BarWithNumber = ({ share, words }: { share: number; words: string }) => (
  <span className="flex items-center gap-4">
    <span className="min-w-0 flex-1">
      <span data-swatch className="block h-2 min-w-0.5 rounded-full bg-chart-1" style={{ width: `${share * 100}%` }} />
    </span>
    <span className="min-w-14 text-end whitespace-nowrap">{words}</span>
  </span>
);
