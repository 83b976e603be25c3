import { kindOf, optionsOf } from "#contract/feedback-questions.ts";
import type { FeedbackForm, FeedbackStep } from "../feedback-step.ts";
import { feedbackWords } from "../feedback-words.ts";
import type { Reading } from "../reading.ts";
import { AnswerEntry } from "./AnswerEntry.tsx";
import { FormProblem } from "./FormProblem.tsx";
import { FormTrap } from "./FormTrap.tsx";
import { Icon } from "./Icon.tsx";

type Props = {
  readonly reading: Reading;
  readonly form: FeedbackForm;
  readonly step: Extract<FeedbackStep, { kind: "question" }>;
};

export function AnswerQuestion({ reading, form, step: { question, chosen, hasBack, problem } }: Props) {
  const words = feedbackWords(reading);
  const { questions, kinds } = reading.words.asked;
  return (
    <form method="post" action={reading.around.feedbackUrl} {...reading.ours}>
      <input type="hidden" name="draft" value={form.draft} />
      {form.comment && <input type="hidden" name="comment" value={form.comment} />}
      <FormTrap reading={reading} />
      {problem && (
        <FormProblem
          reading={reading}
          text={kinds[kindOf(question)].choose}
          field={`answer-${optionsOf(question)[0]}`}
        />
      )}
      <fieldset className="g-field">
        <legend>
          <h1 className="g-ask-title">{questions[question].asks}</h1>
        </legend>
        <AnswerEntry reading={reading} question={question} chosen={chosen} />
      </fieldset>
      <div className="g-stack">
        <button type="submit" className="g-btn g-btn-full" name="go" value="next">
          {words.next}
        </button>
        <button type="submit" className="g-btn g-btn-ghost g-btn-full" name="go" value="skip">
          {words.skip}
        </button>
        {hasBack && (
          <button type="submit" className="g-btn g-btn-ghost g-btn-full" name="go" value="back">
            <Icon name="arrow-left" flips />
            {words.back}
          </button>
        )}
      </div>
      <p className="g-small g-muted g-ask-note">
        <Icon name="lock" small />
        <span>{words.anonymous}</span>
      </p>
    </form>
  );
}
