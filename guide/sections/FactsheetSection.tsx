import type { Answer, Answers } from "#contract/factsheets.ts";
import { SHEET_WORDS } from "#factsheet/all-words.ts";
import { isHttps } from "#factsheet/links.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { spokenLocale } from "#datachain/spoken-locale.ts";
import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { AnswerValue } from "../parts/AnswerValue.tsx";
import { Icon, type IconName } from "../parts/Icon.tsx";
import { Said } from "../parts/Said.tsx";
import type { Section } from "./section.ts";

type Told = { readonly question: Question; readonly answer: Answer | undefined };

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
  const documents = answer.evidence.filter(({ url }) => isHttps(url));
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

function Answered({ reading, question, answer }: Told & { readonly reading: Reading }) {
  const { words, read } = reading;
  if (!answer) return <span className="g-muted">{words.no_answer}</span>;
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

/** Asked of every algorithm, whatever else is known of it. */
const isOwed = ({ required, asked, is_internal }: Question) => required === "always" && !asked && !is_internal;

/** Public answers, and those that every algorithm owes and this one has not given. */
function toldIn(questions: readonly Question[], answers: Answers): Told[] {
  return questions
    .map((question) => ({ question, answer: Object.hasOwn(answers, question.id) ? answers[question.id] : undefined }))
    .filter(({ question, answer }) => (answer ? answer.visibility === "public" : isOwed(question)));
}

function Tally({ reading, told }: { readonly reading: Reading; readonly told: readonly Told[] }) {
  const { words, formats } = reading;
  const count = (state: Answer["state"] | undefined) => told.filter(({ answer }) => answer?.state === state).length;
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

export function factsheetSection(reading: Reading, { answers }: PageSnapshot): Section | null {
  if (!answers) return null;
  const words = SHEET_WORDS[spokenLocale(reading.locale)];
  const labels: Readonly<Record<string, { label: string }>> = words.questions;
  const sections = FACTSHEET_TEMPLATE.sections
    .map(({ id, questions }) => ({ id, told: toldIn(questions, answers) }))
    .filter(({ told }) => told.length > 0);
  if (!sections.some(({ told }) => told.some(({ answer }) => answer))) return null;
  return {
    id: "factsheet",
    title: reading.words.factsheet,
    content: (
      <>
        <p>{reading.words.factsheet_intro}</p>
        <Tally reading={reading} told={sections.flatMap(({ told }) => told)} />
        {sections.map(({ id, told }) => (
          <div key={id} className="g-sheet">
            <h3 {...reading.sheetOurs}>{words.sections[id].title}</h3>
            <dl className="g-facts">
              {told.map(({ question, answer }) => (
                <div key={question.id}>
                  <dt {...reading.sheetOurs}>{labels[question.id]?.label ?? question.id}</dt>
                  <dd>
                    <Answered reading={reading} question={question} answer={answer} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </>
    ),
  };
}
