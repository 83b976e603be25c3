import { useTranslation } from "#admin/i18n/i18n.ts";
import type { StatusTone } from "#admin/inventory/status-tone.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import type { Lifecycle } from "#contract/algorithms.ts";

const TONES: Record<Lifecycle, StatusTone> = {
  unknown: "dashed",
  idea: "hollow",
  design: "hollow",
  development: "hollow",
  pilot: "blue",
  in_use: "green",
  paused: "amber",
  retired: "dark",
};

/** The dot without its name. */
export const LifecycleMark = ({ lifecycle }: { lifecycle: Lifecycle }) => (
  <StatusDot tone={TONES[lifecycle]}>{null}</StatusDot>
);

export function LifecycleDot({ lifecycle }: { lifecycle: Lifecycle }) {
  const { t } = useTranslation();
  return <StatusDot tone={TONES[lifecycle]}>{t(`algorithms.lifecycles.${lifecycle}`)}</StatusDot>;
}
