import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Icon } from "./icon.ts";

interface BadgeProps {
  children: ReactNode;
  /** The normal case is quiet; only exceptions are tinted. "quiet" has a green icon, "neutral" none. */
  tone?: "neutral" | "quiet" | "sunken" | "success" | "warning" | "danger" | "info" | undefined;
  icon?: Icon | undefined;
}

const tones = {
  neutral: "border-border bg-surface text-muted",
  quiet: "border-border bg-surface text-muted [&>svg]:text-success",
  sunken: "border-border bg-sunken text-muted",
  success: "border-primary-border bg-success-soft text-primary-soft-text",
  warning: "border-warning-border bg-warning-soft text-warning",
  danger: "border-danger-border bg-danger-soft text-danger",
  info: "border-info-border bg-info-soft text-info",
};

export function Badge({ children, tone = "neutral", icon: Glyph }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex min-h-5.5 w-max max-w-full items-center gap-1.5 rounded-full border px-2 py-px align-middle text-xs font-medium",
        tones[tone],
      )}
    >
      {Glyph && <Glyph size={12} strokeWidth={2.5} aria-hidden />}
      {children}
    </span>
  );
}
