import type { ReactNode } from "react";
import { SignDrawing } from "./SignDrawing.tsx";

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children: ReactNode;
  drawing?: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
}

export function EmptyState({ title, children, drawing = <SignDrawing />, action, note }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      {drawing}
      <h2 className="mt-4 text-lg font-bold">{title}</h2>
      <p className="mt-1 max-w-110 text-muted">{children}</p>
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
      {note && <p className="mt-4 text-xs text-muted">{note}</p>}
    </div>
  );
}
