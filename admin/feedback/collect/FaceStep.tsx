import { Lock } from "lucide-react";
import { useState } from "react";
import { Face, FACES, type FaceValue } from "#admin/ui/Face.tsx";
import type { UiLocale } from "#contract/common.ts";
import type { FeedbackQuestion } from "#contract/feedback.ts";
import { BigButton } from "./BigButton.tsx";
import { type Progress, StepProgress, StepTitle, type StepWords } from "./StepHead.tsx";

interface FaceStepProps {
  words: StepWords;
  locale: UiLocale;
  question: FeedbackQuestion;
  progress: Progress;
  chosen: number | null;
  onBack: (() => void) | undefined;
  onNext: (face: number | null) => void;
}

/** One question with five labelled faces. */
export function FaceStep({ words, locale, question, progress, chosen, onBack, onNext }: FaceStepProps) {
  const [face, setFace] = useState(chosen);
  const [isTried, setTried] = useState(false);
  const next = () => (face === null ? setTried(true) : onNext(face));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <StepProgress words={words} locale={locale} progress={progress} />
      <fieldset>
        <legend>
          <StepTitle>{words.questions[question]}</StepTitle>
        </legend>
        <div className="mt-9 grid grid-cols-5 gap-1 min-[700px]:gap-3">
          {FACES.map((value) => (
            <FaceChoice
              key={value}
              value={value}
              word={(question === "feeling" ? words.faces : words.scales[question])[value]}
              isChosen={face === value}
              onChoose={() => setFace(value)}
            />
          ))}
        </div>
        {isTried && face === null && (
          <p role="alert" className="mt-4 font-bold text-danger">
            {words.choose}
          </p>
        )}
      </fieldset>
      <div className="mt-9 flex gap-4 max-sm:flex-col-reverse">
        <BigButton onPress={() => onNext(null)}>{words.skip}</BigButton>
        <BigButton isMain type="submit">
          {words.next}
        </BigButton>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">
        <p className="flex items-center gap-2.5">
          <Lock size={22} aria-hidden className="flex-none" />
          {words.anonymous}
        </p>
        {onBack && (
          <button
            type="button"
            className="ms-auto min-h-11 cursor-pointer rounded-sm font-medium underline"
            onClick={onBack}
          >
            {words.previous}
          </button>
        )}
      </div>
    </form>
  );
}

interface FaceChoiceProps {
  value: FaceValue;
  word: string;
  isChosen: boolean;
  onChoose: () => void;
}

const FaceChoice = ({ value, word, isChosen, onChoose }: FaceChoiceProps) => (
  <label className="flex min-w-0 cursor-pointer flex-col items-center gap-1.5 rounded-md border-[3px] border-transparent px-0.5 py-3 text-center text-[14px] leading-tight has-checked:border-text has-checked:bg-success-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus min-[700px]:py-4 min-[700px]:text-[20px]">
    <input type="radio" name="face" value={value} checked={isChosen} onChange={onChoose} className="sr-only" />
    <Face value={value} className="h-auto w-full max-w-26" />
    <span className="[overflow-wrap:anywhere]">{word}</span>
  </label>
);
