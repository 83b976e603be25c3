import { Archive, CircleAlert, CircleCheck, Clock, Unlink } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { CodeFigures } from "#contract/analytics.ts";
import { SHOWN_STEP } from "#contract/counts.ts";

/** Days with fewer than five scans after which someone should check that the sign is still there. */
const QUIET_DAYS = 30;

const LOOKS = {
  active: { tone: "quiet", icon: CircleCheck },
  blank: { tone: "danger", icon: Unlink },
  dead: { tone: "danger", icon: Unlink },
  expired: { tone: "warning", icon: Clock },
  retired: { tone: "sunken", icon: Archive },
} as const;

/** Whether a sign is used. */
export function CodeStateBadge({ code: { state, quiet_days, scans } }: { code: CodeFigures }) {
  const { t } = useTranslation();
  if (state === "active" && quiet_days >= QUIET_DAYS)
    return (
      <Badge tone="warning" icon={CircleAlert}>
        {t("analytics.codes.quiet", { count: quiet_days, step: SHOWN_STEP })}
      </Badge>
    );
  // a blank code without scans is simply not put up yet
  const isWaiting = state === "blank" && scans === 0;
  return <Badge {...(isWaiting ? {} : LOOKS[state])}>{t(`analytics.codes.states.${state}`)}</Badge>;
}
