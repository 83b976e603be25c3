import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import { useFootRoom } from "./use-foot-room.ts";

interface BulkBarProps {
  /** "2 selected" */
  label: string;
  /** "Select all 49" */
  extend?: ReactNode;
  clearLabel: string;
  onClear: () => void;
  /** Small ghost buttons that act on the selected rows. */
  children: ReactNode;
}

/** Shown above the rows while some are selected; on a phone at the bottom, within reach of the thumb. */
export function BulkBar({ label, extend, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <section
      ref={useFootRoom()}
      aria-label={label}
      data-focus-returns
      className="flex min-h-12 flex-wrap items-center gap-1 border-b border-border bg-sunken px-4 py-2 max-md:tall:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-b-0 max-md:bg-surface max-md:pb-4 max-md:shadow-float"
    >
      <span role="status" className="me-2 font-medium tabular-nums">
        {label}
      </span>
      {extend}
      <span aria-hidden="true" className="mx-2 h-5 w-px bg-strong max-md:hidden" />
      {children}
      <IconButton size="sm" icon={X} label={clearLabel} onPress={onClear} className="ms-auto" />
    </section>
  );
}
