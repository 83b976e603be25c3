import type { Answer, Answers } from "#contract/factsheets.ts";
import { guideLocale } from "#contract/guide-locales.ts";
import { PUBLIC_SHEET_WORDS } from "#factsheet/all-words.ts";
import { conditionsFor } from "#factsheet/conditions.ts";
import { isWebAddress } from "#factsheet/links.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { AnswerValue } from "../parts/AnswerValue.tsx";
import { Icon, type IconName } from "../parts/Icon.tsx";
import { Said } from "../parts/Said.tsx";
import type { Section } from "./section.ts";

type QuestionAnswer = { readonly question: Question; readonly answer: Answer | undefined };

function Withheld({ reading, answer }: { readonly reading: Reading; readonly answer: Answer }) {
  const { words, read, formats } = reading;
  const reason = read(answer.reason);
  const ground = answer.withheld_ground && words.grounds[answer.withheld_ground];
  return (
    <div className="g-nd">
      <Icon name="lock" />
      <span>
        <b>{reason || ground ? words.because : words.not_disclosed}</b> {reason ? <Said text={reason} /> : ground}
        {reason && ground && ` (${ground})`}
        {answer.review_on && <> {fill(words.review_on, { date: formats.day(answer.review_on) })}</>}
      </span>
    </div>
  );
}

function Evidence({ reading, answer }: { readonly reading: Reading; readonly answer: Answer }) {
  const documents = answer.evidence.filter(({ url }) => isWebAddress(url));
  if (documents.length === 0) return null;
  return (
    <p className="g-small">
      {reading.words.evidence}:{" "}
      {documents.map(({ id, title, url }, index) => (
        <span key={id}>
          {index > 0 && "; "}
          <a href={url}>{title || url}</a>
        </span>
      ))}
    </p>
  );
}

const SOURCES = { city: undefined, supplier: "answered_by_supplier", auditor: "answered_by_auditor" } as const;

type AnsweredProps = { readonly reading: Reading; readonly question: Question; readonly answer: Answer };

function Answered({ reading, question, answer }: AnsweredProps) {
  const { words, read } = reading;
  if (answer.state === "not_disclosed") return <Withheld reading={reading} answer={answer} />;
  const reason = read(answer.reason);
  const source = SOURCES[answer.source];
  return (
    <>
      {answer.state === "not_applicable" ? (
        <span>
          {words.not_applicable}
          {reason && (
            <>
              . <Said text={reason} />
            </>
          )}
        </span>
      ) : (
        <AnswerValue reading={reading} question={question} value={answer.value} />
      )}
      {source && <p className="g-small g-muted">{words[source]}</p>}
      <Evidence reading={reading} answer={answer} />
    </>
  );
}

/** The facts of a published algorithm that decide which questions apply. */
const factsOf = ({ subject, default_locale }: PageSnapshot) =>
  ({
    publication_category: subject?.publication_category ?? "not_assessed",
    lifecycle: subject?.status?.phase ?? "unknown",
    algorithm_type: null,
    supplier_roles: subject?.suppliers.map(({ role }) => role) ?? [],
    default_locale,
  }) as Parameters<typeof conditionsFor>[2];

/** Public answers, and required questions without one. */
function publicSections(snapshot: PageSnapshot) {
  const answers = snapshot.answers ?? {};
  const { isRequired } = conditionsFor(FACTSHEET_TEMPLATE, answers, factsOf(snapshot));
  const isShown = ({ question, answer }: QuestionAnswer) =>
    answer ? answer.visibility === "public" : isRequired(question) && !question.is_internal;
  const withAnswer = (question: Question): QuestionAnswer => ({ question, answer: writtenAnswer(answers, question) });
  return FACTSHEET_TEMPLATE.sections
    .map(({ id, questions }) => ({ id, items: (questions as readonly Question[]).map(withAnswer).filter(isShown) }))
    .filter((section) => section.items.length > 0);
}

const isBlank = ({ state, value }: Answer) =>
  state === "answered" &&
  (value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0));

/** Blank answers count as unanswered. */
function writtenAnswer(answers: Answers, { id }: Question) {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  return answer && isBlank(answer) ? undefined : answer;
}

function Tally({ reading, items }: { readonly reading: Reading; readonly items: readonly QuestionAnswer[] }) {
  const { words, formats } = reading;
  const count = (state: Answer["state"] | undefined) => items.filter(({ answer }) => answer?.state === state).length;
  const parts: { icon: IconName; text: string; count: number }[] = [
    { icon: "check", text: words.tally_answered, count: count("answered") },
    { icon: "lock", text: words.tally_not_disclosed, count: count("not_disclosed") },
    { icon: "circle-slash", text: words.tally_not_applicable, count: count("not_applicable") },
    { icon: "circle-alert", text: words.tally_open, count: count(undefined) },
  ];
  return (
    <ul className="g-tally">
      {parts
        .filter((part) => part.count > 0)
        .map(({ icon, text, count }) => (
          <li key={icon}>
            <Icon name={icon} small />
            <span>{fill(text, { count: formats.number(count) })}</span>
          </li>
        ))}
    </ul>
  );
}

type FactsProps = {
  readonly reading: Reading;
  readonly items: readonly QuestionAnswer[];
  readonly labelOf: (item: QuestionAnswer) => string;
};

function Facts({ reading, items, labelOf }: FactsProps) {
  if (items.length === 0) return null;
  return (
    <dl className="g-facts">
      {items.map((one) => (
        <div key={one.question.id}>
          <dt {...reading.ours}>{labelOf(one)}</dt>
          <dd>{one.answer && <Answered reading={reading} question={one.question} answer={one.answer} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Required questions without a public answer, listed below the section's answers. */
function Gaps({ reading, labels }: { readonly reading: Reading; readonly labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <div className="g-gaps">
      <p className="g-muted">{reading.words.no_public_answer}:</p>
      <ul>
        {labels.map((label) => (
          <li key={label} {...reading.ours}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown for every algorithm, even if nothing is answered yet. */
export function factsheetSection(reading: Reading, snapshot: PageSnapshot): Section | null {
  if (snapshot.type !== "algorithm_page") return null;
  const words = PUBLIC_SHEET_WORDS[guideLocale(reading.locale)];
  const labels: Readonly<Record<string, { label: string }>> = words.questions;
  const labelOf = ({ question }: QuestionAnswer) => labels[question.id]?.label ?? question.id;
  const sections = publicSections(snapshot);
  return {
    id: "factsheet",
    title: reading.words.factsheet,
    content: (
      <>
        <p>{reading.words.factsheet_intro}</p>
        <Tally reading={reading} items={sections.flatMap(({ items }) => items)} />
        {sections.map(({ id, items }) => (
          <div key={id} className="g-sheet">
            <h3 {...reading.ours}>{words.sections[id].title}</h3>
            <Facts reading={reading} items={items.filter(({ answer }) => answer)} labelOf={labelOf} />
            <Gaps reading={reading} labels={items.filter(({ answer }) => !answer).map(labelOf)} />
          </div>
        ))}
      </>
    ),
  };
}
