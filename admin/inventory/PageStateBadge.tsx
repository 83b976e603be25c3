import { CircleCheck, CircleDashed, CircleDot, CircleSlash, Hourglass } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useAsked } from "#admin/session/asked.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { PageState } from "#contract/pages.ts";

const LOOKS = {
  draft: { icon: CircleDashed },
  published: { icon: CircleCheck, tone: "quiet" },
  changed: { icon: CircleDot, tone: "warning" },
  withdrawn: { icon: CircleSlash },
  waiting: { icon: Hourglass, tone: "warning" },
} as const;

interface PageStateBadgeProps {
  page: { readonly id: string; readonly state: PageState };
  /** "With changes", where space is tight. */
  isShort?: boolean | undefined;
}

/** Only states that need publishing are tinted. A page that waits for approval says that instead. */
export function PageStateBadge({ page, isShort = false }: PageStateBadgeProps) {
  const { t } = useTranslation();
  const isWaiting = useAsked().data?.has(page.id) ?? false;
  const state = isWaiting && page.state !== "published" ? "waiting" : page.state;
  const words = state === "changed" && isShort ? t("pages.status.with_changes") : t(`pages.states.${state}`);
  return <Badge {...LOOKS[state]}>{words}</Badge>;
}
