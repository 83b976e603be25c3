import { Archive, CircleCheck, CircleDashed, Clock, Unlink } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { CodeState } from "#contract/short-codes.ts";

const LOOKS = {
  active: { tone: "quiet", icon: CircleCheck },
  blank: { tone: "neutral", icon: CircleDashed },
  dead: { tone: "warning", icon: Unlink },
  expired: { tone: "warning", icon: Clock },
  retired: { tone: "sunken", icon: Archive },
} as const;

export function StateBadge({ state }: { state: CodeState }) {
  const { t } = useTranslation();
  return <Badge {...LOOKS[state]}>{t(`codes.states.${state}`)}</Badge>;
}
