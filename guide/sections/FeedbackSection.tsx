import { QUESTIONS_OF_SET } from "#contract/feedback.ts";
import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { Face } from "../parts/Face.tsx";
import { FormTrap } from "../parts/FormTrap.tsx";
import type { Section } from "./section.ts";

const FACES = [1, 2, 3, 4, 5] as const;

/** The first question. Answering it opens the others, with or without a script. */
export function feedbackSection(reading: Reading, { page_id, content }: PageSnapshot): Section | null {
  const { words, site, around, formats } = reading;
  if (!content.show_feedback || !site.features.feedback) return null;
  // A preview shows the form but cannot send it.
  const isSent = around.feedbackUrl !== undefined;
  // plus the comment at the end
  const count = QUESTIONS_OF_SET[content.feedback_set].length + 1;
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
          <legend className="g-h3">{words.feel}</legend>
          <div className="g-faces">
            {FACES.map((value) => (
              <button key={value} type={isSent ? "submit" : "button"} className="g-faceb" name="feel" value={value}>
                <Face value={value} />
                <span>{words.faces[value - 1]}</span>
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
