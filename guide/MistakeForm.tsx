import { MAX_COMMENT, MISTAKE_PARTS, type MistakePart } from "#contract/feedback.ts";
import type { ReadText } from "#datachain/text.ts";
import type { PageSnapshot } from "./content.ts";
import { feedbackWords } from "./feedback-words.ts";
import { fill } from "./fill.ts";
import { languageOf } from "./language-of.ts";
import { mistakeWords } from "./mistake-words.ts";
import { FormProblem } from "./parts/FormProblem.tsx";
import { FormTrap } from "./parts/FormTrap.tsx";
import { pathOf } from "./paths.ts";
import type { Reading } from "./reading.ts";

export type MistakeProblem = "empty" | "too_long";

/** The page that a mistake is reported on. */
export type MistakeSubject = {
  readonly path: string;
  readonly title: ReadText;
  /** What the form sends back to name it: the id of a page, or the path of one that the guide writes itself. */
  readonly field: { readonly name: "page" | "at"; readonly value: string };
  /** Earlier versions are below this path; null without any. */
  readonly versions: string | null;
};

type Props = {
  readonly reading: Reading;
  readonly subject: MistakeSubject;
  readonly action: string;
  /** As sent before, if that was refused. */
  readonly text?: string;
  readonly part?: MistakePart | null;
  readonly problem?: MistakeProblem;
};

const pathOfPage = ({ type, slug }: Pick<PageSnapshot, "type" | "slug">) =>
  type === "home_page" ? "/" : pathOf({ type, slug });

export function subjectOfPage({ read, locale }: Reading, snapshot: PageSnapshot): MistakeSubject {
  const { content, subject, slug, page_id, type } = snapshot;
  return {
    path: pathOfPage(snapshot),
    title: read(content.headline) ?? read(subject?.name) ?? { text: slug, locale, isFallback: false },
    field: { name: "page", value: page_id },
    versions: type === "home_page" ? null : `${pathOfPage(snapshot)}/history`,
  };
}

/** What is wrong on a page, and optionally in which part. Asks for nothing about the person. */
export function MistakeForm({ reading, subject, action, text = "", part = null, problem }: Props) {
  const { id, formats } = reading;
  const words = mistakeWords(reading);
  const count = formats.number(MAX_COMMENT);
  const { title, field } = subject;
  const said = problem === "empty" ? words.empty : fill(feedbackWords(reading).too_long, { count });
  return (
    <div className="g-wrap">
      <div className="g-task g-ask g-mistake">
        <a className="g-subject" href={reading.around.pageUrl(subject.path)}>
          <span>
            <small {...reading.ours}>{words.about}</small>
            <b {...languageOf(title)}>{title.text}</b>
          </span>
        </a>
        <form method="post" action={action} {...reading.ours}>
          <input type="hidden" name={field.name} value={field.value} />
          <FormTrap reading={reading} />
          {problem && <FormProblem reading={reading} text={said} field="what" />}
          <h1>{words.title}</h1>
          <div className="g-field">
            <label className="g-h3" htmlFor={id("what")}>
              {words.what}
            </label>
            <p className="g-hint" id={id("what-hint")}>
              {fill(words.what_hint, { count })}
            </p>
            <textarea
              className={`g-input${problem ? " g-input-error" : ""}`}
              id={id("what")}
              name="text"
              rows={6}
              dir="auto"
              required
              defaultValue={text}
              maxLength={MAX_COMMENT}
              aria-describedby={id("what-hint")}
              aria-invalid={problem ? true : undefined}
            />
          </div>
          <div className="g-field">
            <label className="g-h3" htmlFor={id("part")}>
              {words.which}
            </label>
            <select className="g-input" id={id("part")} name="part" defaultValue={part ?? ""}>
              <option value="">{words.parts.none}</option>
              {MISTAKE_PARTS.map((one) => (
                <option key={one} value={one}>
                  {words.parts[one]}
                </option>
              ))}
            </select>
          </div>
          <p className="g-small g-muted">{feedbackWords(reading).anonymous}</p>
          <div className="g-stack">
            <button type="submit" className="g-btn g-btn-full">
              {words.send}
            </button>
          </div>
        </form>
      </div>
    </div>
  );
}
