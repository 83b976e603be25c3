import { CloudOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import type { Icon } from "./icon.ts";

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What was kept, and what to do. */
  children: ReactNode;
  icon?: Icon | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Another action, e.g. a link back. */
  action?: ReactNode;
  /** Request id to quote to support. */
  reference?: ReactNode;
}

export function ErrorState({
  title,
  children,
  icon: Glyph = CloudOff,
  retryLabel,
  onRetry,
  isRetrying,
  action,
  reference,
}: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <Glyph size={24} strokeWidth={1.75} className="text-danger" aria-hidden />
      <h2 className="mt-4 text-lg font-bold">{title}</h2>
      <p className="mt-1 max-w-110 text-muted">{children}</p>
      {(retryLabel || action) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {retryLabel && onRetry && (
            <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <p className="mt-4 text-xs text-subtle tabular-nums">{reference}</p>}
    </div>
  );
}
