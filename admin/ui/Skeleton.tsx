import { cx } from "./cx.ts";

interface SkeletonProps {
  /** Any CSS length; use the size of the final content. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  isRound?: boolean | undefined;
  className?: string | undefined;
}

/** Hidden from screen readers: the surrounding region has aria-busy. */
export function Skeleton({ width = "100%", height = 12, isRound = false, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      style={{ width, height }}
      className={cx("pulse block max-w-full bg-track", isRound ? "rounded-full" : "rounded-xs", className)}
    />
  );
}

/** A line of text, as tall as the text around it. */
export const SkeletonLine = ({ width }: Pick<SkeletonProps, "width">) => (
  <span className="flex h-[1lh] items-center">
    <Skeleton width={width} />
  </span>
);
