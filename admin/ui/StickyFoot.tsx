import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { useFootRoom } from "./use-foot-room.ts";

interface StickyFootProps {
  children: ReactNode;
  className?: string | undefined;
  /** For bars that come and go: when it disappears, focus returns to where it was before. */
  isPassing?: boolean | undefined;
}

/**
 * Sticks to the bottom of the window, and reserves space for itself: focused elements scroll clear of it.
 * In a low window it is not sticky but comes last.
 */
export function StickyFoot({ children, className, isPassing = false }: StickyFootProps) {
  return (
    <div
      ref={useFootRoom()}
      data-focus-returns={isPassing || undefined}
      className={cx("z-10 bg-surface tall:sticky", className)}
    >
      {children}
    </div>
  );
}
