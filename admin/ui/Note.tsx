import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Icon } from "./icon.ts";

interface NoteProps {
  children?: ReactNode;
  title?: ReactNode;
  tone?: "neutral" | "info" | "warning" | "danger" | undefined;
  icon?: Icon | undefined;
  actions?: ReactNode;
  /** Announced when it appears. Omit for notes present from the start. */
  role?: "status" | "alert" | undefined;
}

const tones: Record<NonNullable<NoteProps["tone"]>, { box: string; glyph: Icon; ink: string }> = {
  neutral: { box: "border-border bg-surface", glyph: Info, ink: "text-muted" },
  info: { box: "border-info-border bg-info-soft", glyph: Info, ink: "text-info" },
  warning: { box: "border-warning-border bg-warning-soft", glyph: TriangleAlert, ink: "text-warning" },
  danger: { box: "border-danger-border bg-danger-soft", glyph: CircleAlert, ink: "text-danger" },
};

export function Note({ children, title, tone = "info", icon, actions, role }: NoteProps) {
  const { box, glyph, ink } = tones[tone];
  const Glyph = icon ?? glyph;
  return (
    <div role={role} className={cx("flex gap-3 rounded-md border px-4 py-3", box)}>
      <Glyph size={16} className={cx("mt-0.5", ink)} aria-hidden />
      <div className="min-w-0 flex-1">
        {title && <div className="font-bold">{title}</div>}
        {children && <div className={title ? "text-sm" : ""}>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
