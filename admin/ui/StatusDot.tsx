import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface StatusDotProps {
  /** The status in words; colour is never the only cue. */
  children: ReactNode;
  tone: "green" | "blue" | "amber" | "red" | "dark" | "hollow" | "dashed";
}

const tones = {
  green: "bg-dot-active",
  blue: "bg-dot-pilot",
  amber: "bg-dot-paused",
  red: "bg-dot-faulty",
  dark: "bg-dot-ended",
  hollow: "border-2 border-dot-planned",
  dashed: "border border-dashed border-dot-planned",
};

export function StatusDot({ children, tone }: StatusDotProps) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <span data-swatch aria-hidden="true" className={cx("size-2 flex-none rounded-full", tones[tone])} />
      {children}
    </span>
  );
}
