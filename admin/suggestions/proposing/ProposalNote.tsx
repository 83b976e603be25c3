import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { Proposal } from "#contract/suggestions.ts";

const TONES = { open: "neutral", accepted: "success", declined: "sunken" } as const;

/** State of one's own suggestion, with the reply. */
export function ProposalNote({ proposal, lang }: { proposal: Proposal; lang?: string }) {
  const { t } = useTranslation();
  const { value, comment, reply, state, field } = proposal;
  const words = {
    open: t("suggestions.mine.waiting"),
    accepted: t(value === null ? "suggestions.read" : "suggestions.accepted"),
    declined: t("suggestions.declined"),
  };
  return (
    <div className="mt-3 border-t border-border pt-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-muted">
          {t(field === null ? "suggestions.mine.your_comment" : "suggestions.mine.yours")}
        </span>
        <Badge tone={TONES[state]}>{words[state]}</Badge>
      </p>
      {value !== null && (
        <p lang={lang} dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {value || t("suggestions.emptied")}
        </p>
      )}
      {comment && (
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap text-muted">
          {comment}
        </p>
      )}
      {reply && (
        <p dir="auto" className="mt-2 rounded-md bg-sunken p-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
          <strong className="font-medium">{t("suggestions.mine.reply_from")}:</strong> {reply}
        </p>
      )}
    </div>
  );
}
