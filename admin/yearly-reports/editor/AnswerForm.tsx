import { Check } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { NumberField } from "#admin/ui/NumberField.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { hasCount, recordsSay } from "#contract/report-checks.ts";
import { REPORT_HEADINGS, type ReportHeading } from "#contract/report-templates.ts";
import {
  REPORT_REASON_LETTERS,
  REPORT_TEXT_LETTERS,
  type ReportAnswer,
  type TechnologyRecords,
} from "#contract/yearly-reports.ts";
import { AnswerRows } from "./AnswerRows.tsx";
import { type Change, changeAnswer, hasContent, write } from "./edits.ts";
import { ReportText } from "./ReportText.tsx";
import { useReport } from "./report-work.ts";

interface AnswerFormProps {
  technology_id: string;
  heading: ReportHeading;
  answer: ReportAnswer;
  records: TechnologyRecords | undefined;
}

/** Headings with a number of their own. */
type CountedHeading = "complaints" | "audits" | "breaches" | "records_requests";
type Make = (change: Change<ReportAnswer>, group?: string) => void;

export function AnswerForm({ technology_id, heading, answer, records }: AnswerFormProps) {
  const { t } = useTranslation();
  const { edit } = useReport();
  const { state } = answer;
  const make: Make = (change, group) =>
    edit?.(changeAnswer(technology_id, heading, change), group && `${technology_id}:${heading}:${group}`);
  const states = (["answered", "from_records", "not_recorded", "does_not_apply"] as const).filter(
    (one) => one !== "from_records" || state === one || recordsSay(heading, records),
  );
  return (
    <>
      {state === "to_do" && hasContent(answer) && (
        <CarriedNote onKeep={() => make((now) => ({ ...now, state: "answered" }))} />
      )}
      <div className="flex flex-col items-start gap-1">
        <span aria-hidden="true" className="text-sm font-medium">
          {t("reports.answer.label")}
        </span>
        <Segmented
          label={t("reports.answer.label")}
          items={states.map((id) => ({ id, label: t(`reports.answer.${id}`) }))}
          value={state === "to_do" ? undefined : state}
          onChange={(next) => make((now) => ({ ...now, state: next }))}
        />
      </div>
      {state === "not_recorded" || state === "does_not_apply" ? (
        <ReportText
          label={t(`reports.answer.reason_${state}`)}
          hint={t(`reports.answer.reason_${state}_hint`)}
          rows={1}
          limit={REPORT_REASON_LETTERS}
          value={answer.reason}
          onChange={(reason) => make((now) => ({ ...now, reason }), "reason")}
        />
      ) : (
        <Words heading={heading} answer={answer} make={make} />
      )}
    </>
  );
}

function CarriedNote({ onKeep }: { onKeep: () => void }) {
  const { t } = useTranslation();
  return (
    <Note
      tone="neutral"
      actions={
        <Button size="sm" icon={Check} onPress={onKeep}>
          {t("reports.answer.keep")}
        </Button>
      }
    >
      {t("reports.answer.carried")}
    </Note>
  );
}

/** Number, table and text, as the heading asks for them. */
function Words({ heading, answer, make }: Pick<AnswerFormProps, "heading" | "answer"> & { make: Make }) {
  const { t } = useTranslation();
  const { state, text, count } = answer;
  const parts = REPORT_HEADINGS[heading];
  const isAdded = state === "from_records";
  return (
    <>
      {hasCount(heading) && (
        <NumberField
          label={t(isAdded ? "reports.counts.elsewhere" : `reports.counts.${heading as CountedHeading}`)}
          value={count}
          onChange={(next) => make(write({ count: next }), "count")}
          minValue={0}
          maxValue={1_000_000_000_000}
          formatOptions={{ maximumFractionDigits: 0 }}
          incrementLabel={t("reports.counts.more")}
          decrementLabel={t("reports.counts.less")}
          className="max-w-48"
        />
      )}
      {"rows" in parts && <AnswerRows kind={parts.rows} rows={answer.rows} make={make} />}
      <ReportText
        label={t(isAdded ? "reports.answer.text_more" : "reports.answer.text")}
        hint={t(isAdded ? "reports.answer.text_more_hint" : "reports.answer.text_hint")}
        optionalLabel={isAdded || "rows" in parts || "count" in parts ? t("common.optional") : undefined}
        rows={3}
        limit={REPORT_TEXT_LETTERS}
        value={text}
        onChange={(next) => make(write({ text: next }), "text")}
      />
    </>
  );
}
