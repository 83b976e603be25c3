import { CircleAlert, CircleCheck, CirclePause, TriangleAlert } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { Webhook } from "#contract/webhooks.ts";

const LOOKS = {
  switched_off: { tone: "danger", icon: CircleAlert },
  paused: { tone: "neutral", icon: CirclePause },
  failing: { tone: "warning", icon: TriangleAlert },
  active: { tone: "quiet", icon: CircleCheck },
} as const;

function stateOf({ is_active, failing_since, switched_off_at }: Webhook): keyof typeof LOOKS {
  if (switched_off_at && !is_active) return "switched_off";
  if (!is_active) return "paused";
  return failing_since ? "failing" : "active";
}

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const state = stateOf(webhook);
  return <Badge {...LOOKS[state]}>{t(`webhooks.states.${state}`)}</Badge>;
}
