import { PenLine } from "lucide-react";
import { usePageWork } from "#admin/content/page-work.ts";
import { useDrafts } from "#admin/content/use-drafts.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { PageImage } from "#contract/page-content.ts";

/** Drafts a missing alternative text, in the default language only. */
export function DescribePhoto({ image }: { image: PageImage }) {
  const { t } = useTranslation();
  const { page, locale } = usePageWork();
  const { isOn, draft, problem } = useDrafts();
  const isWritten = (image.alt[locale] ?? "").trim() !== "";
  if (!isOn || isWritten || locale !== page.default_locale) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Button
        size="sm"
        icon={PenLine}
        isPending={draft.isPending}
        pendingLabel={t("writing.working")}
        onPress={() =>
          draft.mutate({
            place: { subject_type: "page", subject_id: page.id, field: "image.alt" },
            kind: "alt",
            locale,
          })
        }
      >
        {t("writing.describe")}
      </Button>
      <span>{t("writing.describe_first")}</span>
      {problem && (
        <span role="alert" className="text-danger">
          {problem}
        </span>
      )}
    </div>
  );
}
