import { Lock } from "lucide-react";
import { useState } from "react";
import { ANSWER_KINDS } from "#admin/records/AnswerKinds.tsx";
import type { UiLocale } from "#contract/common.ts";
import { type Answer, type FeedbackQuestion, kindOf } from "#contract/feedback-questions.ts";
import { BigButton } from "./BigButton.tsx";
import { type Progress, StepProgress, StepTitle, type StepWords } from "./StepHead.tsx";

interface AnswerStepProps {
  words: StepWords;
  locale: UiLocale;
  question: FeedbackQuestion;
  progress: Progress;
  chosen: Answer | null;
  onBack: (() => void) | undefined;
  onNext: (answer: Answer | null) => void;
}

/** One question, answered as its kind is. */
export function AnswerStep({ words, locale, question, progress, chosen, onBack, onNext }: AnswerStepProps) {
  const [answer, setAnswer] = useState(chosen);
  const [isTried, setTried] = useState(false);
  const next = () => (answer === null ? setTried(true) : onNext(answer));
  const { Entry } = ANSWER_KINDS[kindOf(question)];
  const { asks, answers } = words.asked.questions[question];
  const answerWords: Readonly<Record<string, string>> = answers;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <StepProgress words={words} locale={locale} progress={progress} />
      <fieldset>
        <legend>
          <StepTitle>{asks}</StepTitle>
        </legend>
        <Entry chosen={answer} onChoose={setAnswer} wordOf={(one) => answerWords[one] ?? ""} />
        {isTried && answer === null && (
          <p role="alert" className="mt-4 font-bold text-danger">
            {words.asked.kinds[kindOf(question)].choose}
          </p>
        )}
      </fieldset>
      <div className="mt-9 flex gap-4 max-sm:flex-col-reverse">
        <BigButton onPress={() => onNext(null)}>{words.skip}</BigButton>
        <BigButton isMain type="submit">
          {words.next}
        </BigButton>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">
        <p className="flex items-center gap-2.5">
          <Lock size={22} aria-hidden className="flex-none" />
          {words.anonymous}
        </p>
        {onBack && (
          <button
            type="button"
            className="ms-auto min-h-11 cursor-pointer rounded-sm font-medium underline"
            onClick={onBack}
          >
            {words.previous}
          </button>
        )}
      </div>
    </form>
  );
}
