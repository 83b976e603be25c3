import type { MistakeState } from "#contract/feedback.ts";
import type { LText } from "#contract/texts.ts";
import { feedbackWords } from "./feedback-words.ts";
import { fill } from "./fill.ts";
import { languageOf } from "./language-of.ts";
import type { MistakeSubject } from "./MistakeForm.tsx";
import { mistakeWords } from "./mistake-words.ts";
import { CommentAndReply } from "./parts/CommentAndReply.tsx";
import { Said } from "./parts/Said.tsx";
import type { Reading } from "./reading.ts";

type Mistake = {
  readonly submitted_at: string;
  readonly state: MistakeState;
  /** Nobody will look at it: closed without a decision. */
  readonly is_closed: boolean;
  readonly version: number | null;
  readonly reason: LText | null;
  readonly said: LText | null;
  readonly reply: LText | null;
};

type Props = {
  readonly reading: Reading;
  /** Undefined once residents can no longer read the page. */
  readonly subject: MistakeSubject | undefined;
  readonly mistake: Mistake;
  /** Just sent: its absolute address, to keep. */
  readonly address?: string | undefined;
};

function stateWords(reading: Reading, { state, version }: Mistake) {
  const words = mistakeWords(reading);
  if (state === "corrected" && version === null) return words.corrected;
  return fill(words.states[state], { number: version === null ? "" : reading.formats.number(version) });
}

/** What became of a report: its state and the city's words, never the resident's. */
export function MistakePage({ reading, subject, mistake, address }: Props) {
  const { formats, around } = reading;
  const words = mistakeWords(reading);
  const { state, is_closed, version, submitted_at } = mistake;
  const number = version === null ? "" : formats.number(version);
  return (
    <div className="g-wrap">
      <div className="g-task g-mistake">
        <div {...reading.ours}>
          {address !== undefined && <p className="g-lead">{words.sent}</p>}
          <h1>{words.report}</h1>
          {subject && (
            <p className="g-small g-muted">
              {words.about}{" "}
              <a href={around.pageUrl(subject.path)} {...languageOf(subject.title)}>
                {subject.title.text}
              </a>
            </p>
          )}
          <p className="g-small g-muted">{fill(words.sent_on, { date: formats.dayOf(submitted_at) })}</p>
          <h2>{words.state}</h2>
          <p className="g-lead">
            <b>{is_closed ? words.closed : stateWords(reading, mistake)}</b>
          </p>
          {state !== "not_a_mistake" && <p>{is_closed ? words.closed_text : words[`${state}_text`]}</p>}
          {subject?.versions && version !== null && (
            <p>
              <a href={around.pageUrl(`${subject.versions}/${version}`)}>{fill(words.see_version, { number })}</a>
            </p>
          )}
        </div>
        <CityWords reading={reading} mistake={mistake} />
        {address !== undefined && (
          <div className="g-box" {...reading.ours}>
            <h2>{words.keep}</h2>
            <p dir="ltr">
              <a href={address}>{address}</a>
            </p>
            <p className="g-small g-muted">{words.keep_text}</p>
          </div>
        )}
        {subject && (
          <div className="g-stack" {...reading.ours}>
            <a className="g-btn g-btn-line g-btn-full" href={around.pageUrl(subject.path)}>
              {feedbackWords(reading).back_to_page}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

function CityWords({ reading, mistake: { reason, said, reply } }: Pick<Props, "reading" | "mistake">) {
  const why = reading.read(reason ?? undefined);
  return (
    <>
      {why && (
        <>
          <h2 {...reading.ours}>{mistakeWords(reading).reason}</h2>
          <p>
            <Said text={why} />
          </p>
        </>
      )}
      {said && reply && <CommentAndReply reading={reading} reply={{ id: "", said, reply, published_at: "" }} />}
    </>
  );
}

/** No report has this address. */
export function MistakeGone({ reading }: { readonly reading: Reading }) {
  const words = mistakeWords(reading);
  return (
    <div className="g-wrap">
      <div className="g-task" {...reading.ours}>
        <h1>{words.gone}</h1>
        <p className="g-lead">{words.gone_text}</p>
        <div className="g-stack">
          <a className="g-btn g-btn-full" href={reading.around.pageUrl("/")}>
            {reading.words.see_all}
          </a>
        </div>
      </div>
    </div>
  );
}
