import { X } from "lucide-react";
import type { ReactNode } from "react";

interface TagProps {
  children: ReactNode;
  /** Colour of a small square; the text carries the meaning. */
  color?: string | undefined;
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

export function Tag({ children, color, onRemove, removeLabel }: TagProps) {
  return (
    <span className="inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm border border-border bg-sunken px-2 align-middle text-sm">
      {color && (
        <span data-swatch aria-hidden="true" className="size-2 flex-none rounded-[3px]" style={{ background: color }} />
      )}
      <span className="min-w-0">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-me-2 grid size-6 place-items-center rounded-sm text-muted hover:bg-pressed hover:text-text"
        >
          <X size={12} strokeWidth={2.5} aria-hidden />
        </button>
      )}
    </span>
  );
}
