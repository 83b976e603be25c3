import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { cx } from "./cx.ts";
import { tableRoles } from "./table-roles.ts";

type Sort = "ascending" | "descending" | "none";

interface ColumnHeadProps {
  children: string;
  align?: "start" | "end" | undefined;
  /** For columns of buttons: the name is for screen readers only. */
  isHidden?: boolean | undefined;
  sort?: Sort | undefined;
  /** Called with the next sort direction. */
  onSort?: ((next: "ascending" | "descending") => void) | undefined;
  width?: string | number | undefined;
  /** The column that names the row is never hidden. Others are hidden when space runs out, last one first. */
  stays?: boolean | undefined;
  /** Lower ranks are hidden first; unranked columns last. */
  rank?: number | undefined;
  className?: string | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

export function ColumnHead({
  children,
  align,
  isHidden = false,
  sort = "none",
  onSort,
  width,
  stays = isHidden,
  rank,
  className,
}: ColumnHeadProps) {
  const Arrow = arrows[sort];
  return (
    <th
      {...tableRoles.columnheader}
      scope="col"
      data-align={align}
      data-stays={stays || undefined}
      data-rank={rank}
      aria-sort={onSort ? sort : undefined}
      style={width === undefined ? undefined : { width }}
      className={className}
    >
      {onSort ? (
        <Button
          onPress={() => onSort(sort === "ascending" ? "descending" : "ascending")}
          className={cx(
            "group -my-1 inline-flex min-h-6 items-center gap-1 rounded-xs font-medium hover:text-text",
            sort !== "none" && "text-text",
          )}
        >
          {children}
          <Arrow
            size={12}
            strokeWidth={2.5}
            className={cx(sort === "none" && "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100")}
            aria-hidden
          />
        </Button>
      ) : (
        <span className={isHidden ? "sr-only" : ""}>{children}</span>
      )}
    </th>
  );
}
