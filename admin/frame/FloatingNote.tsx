import type { Icon } from "#admin/ui/icon.ts";
import type { ReactNode } from "react";
import { Note } from "#admin/ui/Note.tsx";

interface FloatingNoteProps {
  isShown: boolean;
  icon: Icon;
  children: ReactNode;
}

/** A warning above the page that disappears by itself and lets clicks through. */
export function FloatingNote({ isShown, icon, children }: FloatingNoteProps) {
  return (
    <div
      role="status"
      // keeps it visible and announced while a modal hides the rest of the page
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--topbar)+--spacing(2))] z-50 mx-auto w-fit print:hidden"
    >
      {isShown && (
        <Note tone="warning" icon={icon}>
          {children}
        </Note>
      )}
    </div>
  );
}
