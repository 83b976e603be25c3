import type { ReactNode } from "react";
import type { Icon } from "#admin/ui/icon.ts";

/** A note below the figures. Its line is reserved while they load. */
export const FootNote = ({ icon: Glyph, children }: { icon: Icon; children: ReactNode }) => (
  <div className="mt-auto pt-3">
    <p className="flex min-h-8 items-start gap-2 border-t border-border pt-3 text-sm text-muted">
      <Glyph size={14} className="mt-[calc((1lh-14px)/2)] flex-none" aria-hidden />
      <span className="min-w-0">{children}</span>
    </p>
  </div>
);
