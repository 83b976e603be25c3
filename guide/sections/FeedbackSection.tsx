import { FIRST_QUESTION, QUESTIONS, questionsOf } from "#contract/feedback-questions.ts";
import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { Face } from "../parts/Face.tsx";
import { FormTrap } from "../parts/FormTrap.tsx";
import type { Section } from "./section.ts";

/** The first question. Answering it opens the others, with or without a script. */
export function feedbackSection(reading: Reading, { page_id, content }: PageSnapshot): Section | null {
  const { words, site, around, formats } = reading;
  const { asks, answers } = words.asked.questions[FIRST_QUESTION];
  if (!content.show_feedback || !site.features.feedback) return null;
  // A preview shows the form but cannot send it.
  const isSent = around.feedbackUrl !== undefined;
  // plus the comment at the end
  const count = questionsOf(content.feedback_set).length + 1;
  return {
    id: "view",
    title: words.your_view,
    isBare: true,
    content: (
      <form className="g-box g-feedback" {...reading.ours} method="post" action={around.feedbackUrl}>
        <input type="hidden" name="page_id" value={page_id} />
        {around.scannedCode && <input type="hidden" name="code" value={around.scannedCode} />}
        <FormTrap reading={reading} />
        <fieldset className="g-field">
          <legend className="g-h3">{asks}</legend>
          <div className="g-faces">
            {QUESTIONS[FIRST_QUESTION].options.map((value) => (
              <button key={value} type={isSent ? "submit" : "button"} className="g-faceb" name="feel" value={value}>
                <Face value={value} />
                <span>{answers[value]}</span>
              </button>
            ))}
          </div>
        </fieldset>
        <p className="g-small">
          <b>{fill(words.question_of, { count: formats.number(count) })}</b>{" "}
          <span className="g-muted">{words.anonymous}</span>
        </p>
        <div className="g-steps" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <i key={index} className={index === 0 ? "g-on" : undefined} />
          ))}
        </div>
      </form>
    ),
  };
}
