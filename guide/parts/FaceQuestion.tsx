import type { FeedbackQuestion } from "#contract/feedback.ts";
import type { FeedbackForm, FeedbackStep } from "../feedback-step.ts";
import { feedbackWords } from "../feedback-words.ts";
import type { Reading } from "../reading.ts";
import { Face } from "./Face.tsx";
import { FormProblem } from "./FormProblem.tsx";
import { FormTrap } from "./FormTrap.tsx";
import { Icon } from "./Icon.tsx";

const FACES = [1, 2, 3, 4, 5] as const;

type Props = {
  readonly reading: Reading;
  readonly form: FeedbackForm;
  readonly step: Extract<FeedbackStep, { kind: "face" }>;
};

/** Labels of the five faces for a question. */
const scaleOf = (reading: Reading, question: FeedbackQuestion): readonly string[] =>
  question === "feeling" ? reading.words.faces : feedbackWords(reading).scales[question];

function FaceRow({ reading, value, step }: Omit<Props, "form"> & { readonly value: (typeof FACES)[number] }) {
  return (
    <label className="g-facerow">
      <input
        type="radio"
        name="answer"
        id={reading.id(`face-${value}`)}
        value={value}
        defaultChecked={value === step.chosen}
      />
      <Face value={value} />
      <span>{scaleOf(reading, step.question)[value - 1]}</span>
      <Icon name="check" />
    </label>
  );
}

export function FaceQuestion({ reading, form, step }: Props) {
  const words = feedbackWords(reading);
  return (
    <form method="post" action={reading.around.feedbackUrl} {...reading.ours}>
      <input type="hidden" name="draft" value={form.draft} />
      {form.comment && <input type="hidden" name="comment" value={form.comment} />}
      <FormTrap reading={reading} />
      {step.problem && <FormProblem reading={reading} text={words.choose} field="face-1" />}
      <fieldset className="g-field">
        <legend>
          <h1 className="g-ask-title">{words.questions[step.question]}</h1>
        </legend>
        <div className="g-facelist">
          {FACES.map((value) => (
            <FaceRow key={value} reading={reading} value={value} step={step} />
          ))}
        </div>
      </fieldset>
      <div className="g-stack">
        <button type="submit" className="g-btn g-btn-full" name="go" value="next">
          {words.next}
        </button>
        <button type="submit" className="g-btn g-btn-ghost g-btn-full" name="go" value="skip">
          {words.skip}
        </button>
        {step.hasBack && (
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
