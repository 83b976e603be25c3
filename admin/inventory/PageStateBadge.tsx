import { CircleCheck, CircleDashed, CircleDot, CircleSlash } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { PageState } from "#contract/pages.ts";

const LOOKS = {
  draft: { icon: CircleDashed },
  published: { icon: CircleCheck, tone: "quiet" },
  changed: { icon: CircleDot, tone: "warning" },
  withdrawn: { icon: CircleSlash },
} as const;

interface PageStateBadgeProps {
  state: PageState;
  /** "With changes", where space is tight. */
  isShort?: boolean | undefined;
}

/** Only states that need publishing are tinted. */
export function PageStateBadge({ state, isShort = false }: PageStateBadgeProps) {
  const { t } = useTranslation();
  const words = state === "changed" && isShort ? t("pages.status.with_changes") : t(`pages.states.${state}`);
  return <Badge {...LOOKS[state]}>{words}</Badge>;
}
