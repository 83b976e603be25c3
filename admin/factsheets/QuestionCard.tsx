import { memo } from "react";
import { isSame, type Json } from "#admin/autosave/json.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { Answer, AnswerValue, SheetFinding, SheetQuestion } from "#contract/factsheets.ts";
import { blankAnswer } from "#factsheet/answers.ts";
import { AnswerAbout } from "./AnswerAbout.tsx";
import { AnswerState } from "./AnswerState.tsx";
import { type Change } from "./edits.ts";
import { questionElement } from "./element-ids.ts";
import { AnswerField } from "./fields/AnswerField.tsx";
import { useFindingWords } from "./finding-words.ts";
import { ReadAnswer } from "./ReadAnswer.tsx";
import { SEVERITY_LOOKS } from "./severity-looks.ts";
import { useSheet } from "./sheet-work.ts";
import { questionHelp, questionLabel } from "./sheet-words.ts";
import { Withheld } from "./Withheld.tsx";

interface QuestionCardProps {
  question: SheetQuestion;
  answer: Answer | undefined;
  findings: readonly SheetFinding[];
}

function Card({ question, answer, findings }: QuestionCardProps) {
  const { canEdit } = useSheet();
  return (
    <section
      id={questionElement(question.id)}
      tabIndex={-1}
      aria-labelledby={`${questionElement(question.id)}-label`}
      className="flex scroll-mt-24 flex-col gap-3 px-4 py-5 -outline-offset-2 [contain:content]"
    >
      <QuestionHead question={question} />
      {canEdit ? (
        <Editing question={question} answer={answer} findings={findings} />
      ) : (
        <ReadAnswer question={question} answer={answer} />
      )}
    </section>
  );
}

/** Deep comparison: questions and findings are recreated on each keystroke, but mostly equal. */
export const QuestionCard = memo(
  Card,
  (before, after) =>
    before.answer === after.answer &&
    isSame(before.question as Json, after.question as Json) &&
    isSame(before.findings as Json, after.findings as Json),
);

function QuestionHead({ question: { id, is_required } }: { question: SheetQuestion }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={`${questionElement(id)}-label`} className="font-bold">
          {questionLabel(id)}
        </h3>
        {is_required && <Badge tone="sunken">{t("factsheets.question.required")}</Badge>}
      </div>
      <p className="text-muted">{questionHelp(id)}</p>
    </div>
  );
}

function Editing({ question, answer, findings }: QuestionCardProps) {
  const { change } = useSheet();
  const present = answer ?? blankAnswer(question);
  const onValue = (make: Change<AnswerValue>, group?: string) =>
    change(question, (before) => ({ ...before, value: make(before.value) }), group && `value:${group}`);
  // a missing answer is not an error here; the mark beside the question and the checks report it
  const spoken = findings.filter(({ code, row_id }) => code !== "required_missing" && !row_id);
  return (
    <>
      {present.state === "answered" ? (
        <AnswerField question={question} value={present.value} findings={findings} onValue={onValue} />
      ) : (
        <Withheld question={question} answer={present} />
      )}
      {spoken.length > 0 && <Findings findings={spoken} />}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <AnswerState question={question} state={present.state} />
        <AnswerAbout
          question={question}
          visibility={present.visibility}
          source={present.source}
          evidence={present.evidence}
        />
      </div>
    </>
  );
}

function Findings({ findings }: { findings: readonly SheetFinding[] }) {
  const words = useFindingWords();
  return (
    <ul className="flex flex-col gap-1">
      {findings.map((finding) => {
        const { text, hint, severity } = words(finding);
        const { icon: Glyph, tone } = SEVERITY_LOOKS[finding.severity];
        return (
          <li
            key={`${finding.code}-${finding.locale}-${finding.params["target"]}`}
            className={`flex gap-1.5 text-sm ${tone}`}
          >
            <Glyph size={16} className="mt-0.5 flex-none" aria-hidden />
            <span>
              <span className="sr-only">{severity}: </span>
              <span className="font-medium">{text}.</span> {hint}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
