import type { ReactNode } from "react";
import { Face, FACE_COLORS, FACES } from "#admin/ui/Face.tsx";
import type { Answer, QuestionKind } from "#contract/feedback-questions.ts";

type MarkProps = { answer: number | string; size?: number };
type EntryProps = {
  chosen: Answer | null;
  onChoose: (answer: Answer) => void;
  wordOf: (answer: Answer) => string;
};

interface AnswerKind {
  /** The drawing beside an answer's word. */
  Mark: (props: MarkProps) => ReactNode;
  /** Of an answer's part in a bar. */
  colorOf: (answer: Answer) => string | undefined;
  /** The fields in which people answer on a tablet. */
  Entry: (props: EntryProps) => ReactNode;
}

const faceOf = (answer: number | string) => FACES.find((value) => value === answer);

function FaceMark({ answer, size }: MarkProps) {
  const face = faceOf(answer);
  return face && <Face value={face} size={size} />;
}

const FaceEntry = ({ chosen, onChoose, wordOf }: EntryProps) => (
  <div className="mt-9 grid grid-cols-5 gap-1 min-[700px]:gap-3">
    {FACES.map((value) => (
      <label
        key={value}
        className="flex min-w-0 cursor-pointer flex-col items-center gap-1.5 rounded-md border-[3px] border-transparent px-0.5 py-3 text-center text-[14px] leading-tight has-checked:border-text has-checked:bg-success-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus min-[700px]:py-4 min-[700px]:text-[20px]"
      >
        <input
          type="radio"
          name="answer"
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
          className="sr-only"
        />
        <Face value={value} className="h-auto w-full max-w-26" />
        <span className="[overflow-wrap:anywhere]">{wordOf(value)}</span>
      </label>
    ))}
  </div>
);

/** How each kind of question is drawn. */
export const ANSWER_KINDS: Readonly<Record<QuestionKind, AnswerKind>> = {
  scale: {
    Mark: FaceMark,
    colorOf: (answer) => {
      const face = faceOf(answer);
      return face && FACE_COLORS[face];
    },
    Entry: FaceEntry,
  },
};
