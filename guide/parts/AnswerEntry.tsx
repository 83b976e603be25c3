import type { ReactElement, ReactNode } from "react";
import { type Answer, type FeedbackQuestion, kindOf, type QuestionKind } from "#contract/feedback-questions.ts";
import type { Reading } from "../reading.ts";
import { Face } from "./Face.tsx";
import { Icon } from "./Icon.tsx";

type Props = { readonly reading: Reading; readonly question: FeedbackQuestion; readonly chosen: Answer | null };
type RowProps = Props & { readonly answer: Answer; readonly children?: ReactNode };

const FACES = [1, 2, 3, 4, 5] as const;

function AnswerRow({ reading, question, chosen, answer, children }: RowProps) {
  const answers: Readonly<Record<string, string>> = reading.words.asked.questions[question].answers;
  return (
    <label className="g-facerow">
      <input
        type="radio"
        name="answer"
        id={reading.id(`answer-${answer}`)}
        value={answer}
        defaultChecked={answer === chosen}
      />
      {children}
      <span>{answers[answer]}</span>
      <Icon name="check" />
    </label>
  );
}

const Faces = (props: Props) => (
  <div className="g-facelist">
    {FACES.map((value) => (
      <AnswerRow key={value} {...props} answer={value}>
        <Face value={value} />
      </AnswerRow>
    ))}
  </div>
);

const ENTRIES: Readonly<Record<QuestionKind, (props: Props) => ReactElement>> = { scale: Faces };

/** The fields in which a question of its kind is answered. */
export function AnswerEntry(props: Props) {
  const Entry = ENTRIES[kindOf(props.question)];
  return <Entry {...props} />;
}
