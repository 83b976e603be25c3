import { Skeleton } from "./Skeleton.tsx";
import { tableRoles } from "./table-roles.ts";

interface TableSkeletonProps {
  columns: number;
  rows?: number | undefined;
}

/** Replaces TableBody with rows of the same height, to avoid layout shift. */
export function TableSkeleton({ columns, rows = 8 }: TableSkeletonProps) {
  return (
    <tbody {...tableRoles.rowgroup} aria-hidden="true">
      {Array.from({ length: rows }, (_row, row) => (
        <tr key={row} {...tableRoles.row}>
          {Array.from({ length: columns }, (_column, column) => (
            <td key={column} {...tableRoles.cell}>
              <Skeleton
                width={column === 0 ? "70%" : `${36 + ((row * 7 + column * 13) % 28)}%`}
                height={column === 0 ? 14 : 12}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
