import { CircleCheck, CircleDashed, CircleDot } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "#admin/ui/Badge.tsx";
import type { PageItem } from "#contract/pages.ts";

/** The normal case is quiet; what waits to be published is tinted. */
export function PageState({ status, has_changes }: Pick<PageItem, "status" | "has_changes">) {
  const { t } = useTranslation();
  if (status === "draft") return <Badge icon={CircleDashed}>{t("pages.status.draft")}</Badge>;
  if (has_changes) {
    return (
      <Badge tone="warning" icon={CircleDot}>
        {t("pages.status.with_changes")}
      </Badge>
    );
  }
  return (
    <Badge tone="quiet" icon={CircleCheck}>
      {t("pages.status.published")}
    </Badge>
  );
}
