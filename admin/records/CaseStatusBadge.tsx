import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { CaseStatus } from "#contract/feedback.ts";

const TONES = {
  new: "info",
  in_progress: "warning",
  answered: "success",
  closed: "sunken",
  spam: "sunken",
} as const satisfies Record<CaseStatus, string>;

export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`feedback.status.${status}`)}</Badge>;
}
