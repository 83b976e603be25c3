import { CloudAlert, CloudCheck } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { cx } from "./cx.ts";
import { Spinner } from "./Spinner.tsx";

interface SaveStatusProps {
  state: "saved" | "saving" | "failed";
  /** "Saved 14:02", "Saving…", "Not saved" */
  label: string;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function SaveStatus({ state, label, retryLabel, onRetry }: SaveStatusProps) {
  const hasFailed = state === "failed";
  return (
    <span
      role="status"
      className={cx("inline-flex items-center gap-1.5 text-sm tabular-nums", hasFailed ? "text-danger" : "text-muted")}
    >
      {state === "saving" && <Spinner />}
      {state === "saved" && <CloudCheck size={16} className="text-success" aria-hidden />}
      {hasFailed && <CloudAlert size={16} aria-hidden />}
      {label}
      {hasFailed && onRetry && (
        <Button onPress={onRetry} className="min-h-6 rounded-xs underline underline-offset-3">
          {retryLabel}
        </Button>
      )}
    </span>
  );
}
