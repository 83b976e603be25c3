import { useTranslation } from "#admin/i18n/i18n.ts";
import { inMonths } from "#admin/i18n/today.ts";
import { DateField } from "#admin/ui/DateField.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { type Answer, type SheetQuestion, WITHHELD_GROUNDS } from "#contract/factsheets.ts";
import { writeText } from "#datachain/text.ts";
import { LocalTextField } from "./fields/LocalTextField.tsx";
import { useSheet } from "./sheet-work.ts";

interface WithheldProps {
  question: SheetQuestion;
  answer: Answer;
}

/** Why there is no answer; for withheld ones, the legal ground and a review date. */
export function Withheld({ question, answer }: WithheldProps) {
  const { t } = useTranslation();
  const { change } = useSheet();
  const set = (part: Partial<Answer>) => change(question, (before) => ({ ...before, ...part }));
  return (
    <div className="flex flex-col gap-4 rounded-md bg-sunken p-3">
      <LocalTextField
        label={t("factsheets.reason")}
        hint={t("factsheets.reason_hint")}
        texts={answer.reason}
        rows={2}
        limit={1000}
        onText={(locale, text) =>
          change(
            question,
            (before) => ({ ...before, reason: writeText(before.reason, locale, text) }),
            `reason:${locale}`,
          )
        }
      />
      {answer.state === "not_disclosed" && (
        <div className="flex flex-wrap gap-4">
          <Select
            label={t("factsheets.withheld_ground")}
            optionalLabel={t("common.optional")}
            options={[
              { id: "" as const, label: t("factsheets.no_ground") },
              ...WITHHELD_GROUNDS.map((id) => ({ id, label: t(`factsheets.grounds.${id}`) })),
            ]}
            value={answer.withheld_ground ?? ""}
            onChange={(ground) => set({ withheld_ground: ground || null })}
            className="w-60 max-w-full"
          />
          <DateField
            label={t("factsheets.review_on")}
            value={answer.review_on}
            onChange={(review_on) => set({ review_on })}
            openLabel={t("records.day.open")}
            clearLabel={t("records.day.clear")}
            previousLabel={t("records.day.previous")}
            nextLabel={t("records.day.next")}
            presets={[
              { label: t("algorithms.review.in_6_months"), value: inMonths(6) },
              { label: t("algorithms.review.in_1_year"), value: inMonths(12) },
            ]}
            className="w-60 max-w-full"
          />
        </div>
      )}
    </div>
  );
}
