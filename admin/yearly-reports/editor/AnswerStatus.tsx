import { Check, CircleAlert, CircleDashed, CircleMinus, Database } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import type { Icon } from "#admin/ui/icon.ts";
import type { ReportAnswer } from "#contract/yearly-reports.ts";

const ICONS: Record<ReportAnswer["state"], Icon> = {
  to_do: CircleAlert,
  from_records: Database,
  answered: Check,
  not_recorded: CircleDashed,
  does_not_apply: CircleMinus,
};

/** How a heading is answered, or that it still needs somebody. */
export function AnswerStatus({ state, needsYou }: { state: ReportAnswer["state"]; needsYou: boolean }) {
  const { t } = useTranslation();
  const shown = needsYou ? "to_do" : state;
  const Glyph = ICONS[shown];
  return (
    <span
      className={cx(
        "inline-flex flex-none items-center gap-1.5 text-sm",
        needsYou ? "font-medium text-warning" : "text-muted [&>svg]:text-success",
      )}
    >
      <Glyph size={14} aria-hidden />
      {t(shown === "answered" ? "reports.answer.answered_mark" : `reports.answer.${shown}`)}
    </span>
  );
}
