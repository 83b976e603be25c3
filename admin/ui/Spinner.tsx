import { cx } from "./cx.ts";

interface SpinnerProps {
  size?: number | undefined;
  className?: string | undefined;
}

/** Hidden from screen readers: the text beside it describes the progress. */
export function Spinner({ size = 14, className }: SpinnerProps) {
  return (
    <svg
      className={cx("spin", className)}
      width={size}
      height={size}
      viewBox="0 0 14 14"
      fill="none"
      strokeWidth={2}
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="6" stroke="currentColor" opacity=".3" />
      <path d="M7 1a6 6 0 0 1 6 6" stroke="currentColor" />
    </svg>
  );
}
