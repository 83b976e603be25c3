import type { ComponentProps } from "react";
import type { StatusDot } from "#admin/ui/StatusDot.tsx";
import type { Phase } from "#contract/statuses.ts";

export type StatusTone = ComponentProps<typeof StatusDot>["tone"];

const TONES: Record<Phase, StatusTone> = {
  planned: "hollow",
  procured: "hollow",
  pilot: "blue",
  installed: "blue",
  active: "green",
  paused: "amber",
  faulty: "red",
  decommissioned: "dark",
  removed: "dark",
  unknown: "dashed",
};

/** Customers name their own statuses, so the phase decides the colour; an outline without a phase. */
export const statusTone = (status: { phase?: Phase | undefined } | null): StatusTone =>
  (status?.phase && TONES[status.phase]) ?? "dashed";

const HATCHED = "repeating-linear-gradient(135deg, var(--dot-planned) 0 1.5px, transparent 1.5px 4px)";

/** The same colours for chart areas. */
export const TONE_FILL: Record<StatusTone, string> = {
  green: "var(--dot-active)",
  blue: "var(--dot-pilot)",
  amber: "var(--dot-paused)",
  red: "var(--dot-faulty)",
  dark: "var(--dot-ended)",
  hollow: "var(--dot-planned)",
  dashed: HATCHED,
};
