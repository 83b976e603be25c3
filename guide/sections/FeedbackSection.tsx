import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { Face } from "../parts/Face.tsx";
import type { Section } from "./section.ts";

/** Five faces and a comment, or the first face and a comment. */
const COUNTS = { full: 6, short: 2 } as const;
const FACES = [1, 2, 3, 4, 5] as const;

/** The first question. Its answer leads to the others, with or without a script. */
export function feedbackSection(reading: Reading, { page_id, content }: PageSnapshot): Section | null {
  const { words, site, around, locale, formats } = reading;
  if (!content.show_feedback || !site.features.feedback) return null;
  const count = COUNTS[content.feedback_set];
  return {
    id: "view",
    title: words.your_view,
    isBare: true,
    content: (
      <form className="g-box g-feedback" {...reading.ours} method="post" action={around.feedbackUrl}>
        <input type="hidden" name="page_id" value={page_id} />
        <input type="hidden" name="locale" value={locale} />
        <fieldset className="g-field">
          <legend className="g-h3">{words.feel}</legend>
          <div className="g-faces">
            {FACES.map((value) => (
              <button key={value} type="submit" className="g-faceb" name="feel" value={value}>
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
