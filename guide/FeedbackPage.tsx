import type { PageCard, PageSnapshot } from "./content.ts";
import type { FeedbackForm, FeedbackStep } from "./feedback-step.ts";
import { feedbackWords } from "./feedback-words.ts";
import { fill } from "./fill.ts";
import { languageOf } from "./language-of.ts";
import { CardBadge } from "./parts/CardBadge.tsx";
import { CommentQuestion } from "./parts/CommentQuestion.tsx";
import { AnswerQuestion } from "./parts/AnswerQuestion.tsx";
import { FeedbackThanks } from "./parts/FeedbackThanks.tsx";
import { WaitForm } from "./parts/WaitForm.tsx";
import { pathOf } from "./paths.ts";
import type { Reading } from "./reading.ts";

type Props = {
  readonly reading: Reading;
  readonly snapshot: PageSnapshot;
  /** The page's card, for its badge; the home page has none. */
  readonly card: PageCard | undefined;
  readonly form: FeedbackForm;
  readonly step: FeedbackStep;
  /** Number of the question, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
};

export const feedbackTitle = ({ read }: Reading, { content, subject }: PageSnapshot) =>
  read(content.headline) ?? read(subject?.name);

const pageOf = ({ type, slug }: PageSnapshot) => (type === "home_page" ? "/" : pathOf({ type, slug }));

function Subject({ reading, snapshot, card }: Pick<Props, "reading" | "snapshot" | "card">) {
  const title = feedbackTitle(reading, snapshot);
  return (
    <a className="g-subject" href={reading.around.pageUrl(pageOf(snapshot))}>
      {card && <CardBadge reading={reading} card={card} size={56} />}
      <span>
        <small {...reading.ours}>{feedbackWords(reading).view_of}</small>
        <b {...(title ? languageOf(title) : {})}>{title?.text ?? snapshot.slug}</b>
      </span>
    </a>
  );
}

function Progress({ reading, number, count }: Pick<Props, "reading" | "number" | "count">) {
  const { formats } = reading;
  return (
    <div {...reading.ours}>
      <p className="g-small">
        <b>{fill(feedbackWords(reading).progress, { number: formats.number(number), count: formats.number(count) })}</b>
      </p>
      <div className="g-steps" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} className={index < number ? "g-on" : undefined} />
        ))}
      </div>
    </div>
  );
}

/** One question per page, without scripts. Going back shows the earlier answers. */
export function FeedbackPage({ reading, snapshot, card, form, step, number, count }: Props) {
  return (
    <div className="g-wrap">
      <div className="g-task g-ask">
        {step.kind !== "thanks" && <Subject reading={reading} snapshot={snapshot} card={card} />}
        {(step.kind === "question" || step.kind === "comment") && (
          <Progress reading={reading} number={number} count={count} />
        )}
        {step.kind === "question" && <AnswerQuestion reading={reading} form={form} step={step} />}
        {step.kind === "comment" && <CommentQuestion reading={reading} form={form} step={step} />}
        {step.kind === "thanks" && <FeedbackThanks reading={reading} path={pageOf(snapshot)} replies={step.replies} />}
        {step.kind === "wait" && <WaitForm reading={reading} action={reading.around.feedbackUrl} {...step} />}
      </div>
    </div>
  );
}

/** The form has expired, or its address is incomplete. */
export function FeedbackExpired({ reading }: { readonly reading: Reading }) {
  const words = feedbackWords(reading);
  return (
    <div className="g-wrap">
      <div className="g-task" {...reading.ours}>
        <h1>{words.expired}</h1>
        <p className="g-lead">{words.expired_text}</p>
        <div className="g-stack">
          <a className="g-btn g-btn-full" href={reading.around.pageUrl("/")}>
            {reading.words.see_all}
          </a>
        </div>
      </div>
    </div>
  );
}
