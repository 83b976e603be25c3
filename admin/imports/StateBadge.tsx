import { CircleAlert, CircleCheck, CircleDashed, CircleDot, LoaderCircle, Undo2 } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import type { Import } from "#contract/imports.ts";

type Look = { icon: Icon; tone: "neutral" | "quiet" | "warning" | "danger" | "info" };

const LOOKS: Record<Import["state"], Look> = {
  uploaded: { icon: CircleDashed, tone: "neutral" },
  checking: { icon: LoaderCircle, tone: "info" },
  checked: { icon: CircleDot, tone: "warning" },
  running: { icon: LoaderCircle, tone: "info" },
  done: { icon: CircleCheck, tone: "quiet" },
  failed: { icon: CircleAlert, tone: "danger" },
  undoing: { icon: LoaderCircle, tone: "info" },
  undone: { icon: Undo2, tone: "neutral" },
};

export function StateBadge({ state }: Pick<Import, "state">) {
  const { t } = useTranslation();
  return <Badge {...LOOKS[state]}>{t(`imports.state.${state}`)}</Badge>;
}
