import type { PageQuestion } from "#contract/page-content.ts";
import type { PageSnapshot } from "../content.ts";
import { Markdown } from "../Markdown.tsx";
import type { Reading } from "../reading.ts";
import { Icon } from "../parts/Icon.tsx";
import { Said } from "../parts/Said.tsx";
import type { Section } from "./section.ts";

/** The page's own questions, then the guide's shared ones it does not leave out. */
function questionsOf({ content, type }: PageSnapshot, home: PageSnapshot | null): readonly PageQuestion[] {
  if (type === "home_page") return content.questions;
  const left_out = new Set(content.left_out_questions.map(({ id }) => id));
  const general = home?.content.questions.filter(({ id }) => !left_out.has(id)) ?? [];
  return [...content.questions, ...general];
}

function Question({ reading, question }: { readonly reading: Reading; readonly question: PageQuestion }) {
  const [asked, answer] = [reading.read(question.question), reading.read(question.answer)];
  if (!asked || !answer) return null;
  return (
    <details>
      <summary>
        <Said text={asked} />
        <Icon name="chevron-down" />
      </summary>
      <Markdown text={answer} idPrefix={reading.id(`faq-${question.id}-`)} deeper={1} />
    </details>
  );
}

export function questionsSection(reading: Reading, snapshot: PageSnapshot, home: PageSnapshot | null): Section | null {
  if (!snapshot.content.show_faq || !reading.site.features.faq) return null;
  const questions = questionsOf(snapshot, home).filter(
    ({ question, answer }) => reading.read(question) && reading.read(answer),
  );
  if (questions.length === 0) return null;
  return {
    id: "faq",
    title: reading.words.faq,
    content: (
      <div className="g-faq">
        {questions.map((question) => (
          <Question key={question.id} reading={reading} question={question} />
        ))}
      </div>
    ),
  };
}
