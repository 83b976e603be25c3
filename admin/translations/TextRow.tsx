import { Check, CircleDashed, Clock } from "lucide-react";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { NEEDS_WORDS } from "./focus-next.ts";
import { SourceText } from "./SourceText.tsx";
import { TargetField, type TargetFieldProps } from "./TargetField.tsx";
import { isOpen } from "./text-groups.ts";
import { useTextName } from "./text-name.ts";

const MARKS = { missing: CircleDashed, outdated: Clock, done: Check } as const;

/** Grid columns shared by the head and every row. */
export const ROW_COLUMNS = "lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]";

/** One text: its name, the source with changes, and the field for its translation. */
export function TextRow(props: TargetFieldProps) {
  const { t } = useTranslation();
  const nameOf = useTextName();
  const { text, source_locale } = props;
  const { state, marked_by, marked_at, is_from_file, draft } = text;
  const Mark = MARKS[state];
  return (
    <li className={`grid gap-x-4 gap-y-2 p-4 ${ROW_COLUMNS}`} {...(isOpen(text) && { [NEEDS_WORDS]: "" })}>
      <div className="flex-wrap items-baseline justify-between gap-x-3 max-lg:flex">
        <p className="font-medium">{nameOf(text)}</p>
        <p className={state === "done" ? "text-sm text-muted" : "text-sm text-warning"}>
          <Mark size={14} className="me-1 inline" aria-hidden />
          {t(`translations.states.${state}`)}
        </p>
        {draft && (
          <p className="text-sm text-warning max-lg:basis-full">
            {t("writing.by", { model: draft.model, when: formatRelative(draft.at) })}
          </p>
        )}
        {marked_at && !draft && (
          <p className="text-xs text-muted max-lg:basis-full">
            {[is_from_file ? t("translations.from_file") : marked_by, formatRelative(marked_at)]
              .filter(Boolean)
              .join(", ")}
          </p>
        )}
      </div>
      <SourceText text={text} locale={source_locale} />
      <TargetField {...props} />
    </li>
  );
}
