import { CircleAlert, Copy, Equal, MapPinPlus, Pencil, Plus, SkipForward } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import type { Verdict } from "#contract/imports.ts";

type Look = { icon: Icon; tone: "neutral" | "success" | "info" | "warning" | "danger" };

const LOOKS: Record<Verdict, Look> = {
  create: { icon: Plus, tone: "success" },
  update: { icon: Pencil, tone: "info" },
  unchanged: { icon: Equal, tone: "neutral" },
  add_location: { icon: MapPinPlus, tone: "info" },
  duplicate: { icon: Copy, tone: "warning" },
  error: { icon: CircleAlert, tone: "danger" },
  skip: { icon: SkipForward, tone: "neutral" },
};

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  return <Badge {...LOOKS[verdict]}>{t(`imports.verdict.${verdict}`)}</Badge>;
}
