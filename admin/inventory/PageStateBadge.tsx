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
  /** "With changes" where there is little room. */
  isShort?: boolean | undefined;
}

/** The normal case is quiet; what waits to be published is tinted. */
export function PageStateBadge({ state, isShort = false }: PageStateBadgeProps) {
  const { t } = useTranslation();
  const words = state === "changed" && isShort ? t("pages.status.with_changes") : t(`pages.states.${state}`);
  return <Badge {...LOOKS[state]}>{words}</Badge>;
}
