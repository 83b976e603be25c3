import { MAX_COMMENT } from "#contract/feedback.ts";
import type { FeedbackForm, FeedbackStep } from "../feedback-step.ts";
import { feedbackWords } from "../feedback-words.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { FormProblem } from "./FormProblem.tsx";
import { FormTrap } from "./FormTrap.tsx";
import { Icon } from "./Icon.tsx";

type Props = {
  readonly reading: Reading;
  readonly form: FeedbackForm;
  readonly step: Extract<FeedbackStep, { kind: "comment" }>;
};

/** The last question: a comment in people's own words. */
export function CommentQuestion({ reading, form, step }: Props) {
  const { id, formats } = reading;
  const words = feedbackWords(reading);
  const count = formats.number(MAX_COMMENT);
  return (
    <form method="post" action={reading.around.feedbackUrl} {...reading.ours}>
      <input type="hidden" name="draft" value={form.draft} />
      <FormTrap reading={reading} />
      {step.problem && <FormProblem reading={reading} text={fill(words[step.problem], { count })} field="comment" />}
      <div className="g-field">
        <h1>
          <label className="g-ask-title" htmlFor={id("comment")}>
            {words.comment}
          </label>
        </h1>
        <p className="g-hint" id={id("comment-hint")}>
          {fill(words.comment_hint, { count })}
        </p>
        <textarea
          className={`g-input${step.problem === "too_long" ? " g-input-error" : ""}`}
          id={id("comment")}
          name="comment"
          rows={6}
          dir="auto"
          defaultValue={form.comment}
          maxLength={MAX_COMMENT}
          aria-describedby={id("comment-hint")}
          aria-invalid={step.problem === "too_long" ? true : undefined}
        />
      </div>
      <div className="g-stack">
        <button type="submit" className="g-btn g-btn-full" name="go" value="send">
          {words.send}
        </button>
        {step.hasBack && (
          <button type="submit" className="g-btn g-btn-ghost g-btn-full" name="go" value="back">
            <Icon name="arrow-left" flips />
            {words.back}
          </button>
        )}
      </div>
    </form>
  );
}
