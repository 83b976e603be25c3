import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { useFootRoom } from "./use-foot-room.ts";

interface StickyFootProps {
  children: ReactNode;
  className?: string | undefined;
  /** It comes and goes with a state: the focus goes back to where it was before. */
  isPassing?: boolean | undefined;
}

/**
 * Stays at the foot of the window while the rest scrolls, and tells the page how much room to keep for it:
 * whatever gets the focus is scrolled clear of it. On a low window it takes its place at the end instead.
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
