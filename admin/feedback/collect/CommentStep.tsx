import { useId, useState } from "react";
import type { UiLocale } from "#contract/common.ts";
import { MAX_COMMENT } from "#contract/feedback.ts";
import { BigButton } from "./BigButton.tsx";
import { type Progress, StepProgress, StepTitle, type StepWords } from "./StepHead.tsx";

interface CommentStepProps {
  words: StepWords;
  locale: UiLocale;
  progress: Progress;
  onBack: () => void;
  onSend: (comment: string) => void;
}

export function CommentStep({ words, locale, progress, onBack, onSend }: CommentStepProps) {
  const [comment, setComment] = useState("");
  const [field, hint] = [useId(), useId()];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(comment);
      }}
    >
      <StepProgress words={words} locale={locale} progress={progress} />
      <StepTitle>
        <label htmlFor={field}>{words.comment}</label>
      </StepTitle>
      <p id={hint} className="mt-3 text-muted">
        {words.comment_hint}
      </p>
      <textarea
        id={field}
        aria-describedby={hint}
        rows={5}
        maxLength={MAX_COMMENT}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        className="mt-5 w-full rounded-md border-2 border-control bg-surface p-4 text-[20px]"
      />
      <div className="mt-8 flex gap-4 max-sm:flex-col-reverse">
        <BigButton onPress={onBack}>{words.previous}</BigButton>
        <BigButton isMain type="submit">
          {words.send}
        </BigButton>
      </div>
    </form>
  );
}
