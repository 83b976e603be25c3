import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface KbdProps {
  children: ReactNode;
  className?: string | undefined;
}

export function Kbd({ children, className }: KbdProps) {
  return <kbd className={cx("rounded-xs border border-border px-1 text-xs text-muted", className)}>{children}</kbd>;
}
