import { Check, PenLine } from "lucide-react";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { usePageWork } from "./page-work.ts";
import { useDrafts, usePageDrafts } from "./use-drafts.ts";

/** Below one of the page's own texts, for as long as it says what a model drafted: who did, and a way to take it over. */
export function DraftNote({ field, value }: { field: string; value: string }) {
  const { t } = useTranslation();
  const { page, locale, canEdit } = usePageWork();
  const { review, problem } = useDrafts();
  const draft = usePageDrafts().find(
    (one) => one.subject_id === page.id && one.field === field && one.locale === locale && one.text === value,
  );
  if (!draft) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warning">
      <span>
        <PenLine size={14} className="me-1 inline" aria-hidden />
        {t("writing.by", { model: draft.model, when: formatRelative(draft.at) })}
      </span>
      {canEdit && (
        <Button
          size="sm"
          icon={Check}
          isPending={review.isPending}
          onPress={() => review.mutate({ place: draft, locale, text: value })}
        >
          {t("writing.review")}
        </Button>
      )}
      {problem && (
        <span role="alert" className="text-danger">
          {problem}
        </span>
      )}
    </div>
  );
}
