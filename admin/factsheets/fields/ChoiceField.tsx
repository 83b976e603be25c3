import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { optionLabel } from "../sheet-words.ts";
import type { AnswerFieldProps } from "./answer-field-props.ts";

/** One of a few options, all visible, so that people read the ones they do not choose. */
export function ChoiceField({ question, value, onValue, label }: AnswerFieldProps & { label: string }) {
  const { t } = useTranslation();
  const chosen = typeof value === "string" ? value : null;
  return (
    <div className="flex flex-col items-start gap-1">
      <RadioCards
        look="plain"
        label={label}
        isLabelHidden
        options={(question.options ?? []).map((id) => ({ id, label: optionLabel(question.id, id) }))}
        value={chosen}
        onChange={(option) => onValue(() => option)}
        className="[&>div]:flex-col"
      />
      {chosen !== null && (
        <Button variant="ghost" size="sm" className="-ms-2.5" onPress={() => onValue(() => null)}>
          {t("factsheets.choice.clear")}
        </Button>
      )}
    </div>
  );
}
