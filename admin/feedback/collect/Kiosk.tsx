import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { languageTag } from "#admin/i18n/locales.ts";
import type { UiLocale } from "#contract/common.ts";
import { questionsOf, type SomeAnswers } from "#contract/feedback-questions.ts";
import { COLLECT_WORDS, spokenOf } from "./collect-words.ts";
import { type Collecting, countOneMore } from "./collecting.ts";
import { CommentStep } from "./CommentStep.tsx";
import { AnswerStep } from "./AnswerStep.tsx";
import { keepAnswer, keptAnswers } from "./kept-answers.ts";
import { LanguageChips } from "./LanguageChips.tsx";
import { latestReplyIn } from "./latest-reply.ts";
import { StaffBar } from "./StaffBar.tsx";
import { ThanksStep } from "./ThanksStep.tsx";
import { useSending } from "./use-sending.ts";

interface KioskProps {
  collecting: Collecting;
  onCounted: (collecting: Collecting) => void;
  onEnd: () => void;
}

type KioskState = {
  readonly step: number;
  readonly answers: SomeAnswers;
  readonly comment: string;
  readonly isDone: boolean;
  readonly id?: string;
};
const NOBODY_YET: KioskState = { step: 0, answers: {}, comment: "", isDone: false };

const isEmpty = ({ answers, comment }: KioskState) =>
  comment === "" && Object.values(answers).every((answer) => answer === null);

export function Kiosk({ collecting, onCounted, onEnd }: KioskProps) {
  const locales = spokenOf(collecting.locales);
  const [locale, setLocale] = useState<UiLocale>(locales[0] ?? "en");
  const [state, setState] = useState(NOBODY_YET);
  const [hasNoRoom, setNoRoom] = useState(false);
  const sending = useSending(collecting.customer_id);
  const said = COLLECT_WORDS[locale];
  const questions = questionsOf(collecting.page.feedback_set);
  const question = questions[state.step];

  const finish = (comment: string) => {
    const done = { ...state, comment: comment.trim(), isDone: true, id: uuidv7() };
    if (!isEmpty(done)) {
      const { page, place, customer_id } = collecting;
      try {
        keepAnswer({
          customer_id,
          about: [page.title, place?.name].filter(Boolean).join(" · "),
          answer: {
            id: done.id,
            page_id: page.id,
            location_id: place?.id ?? null,
            locale,
            answers: done.answers,
            comment: done.comment,
            answered_at: new Date().toISOString(),
          },
        });
      } catch {
        // the answer was not stored, so do not show thanks
        setNoRoom(true);
        return;
      }
      setNoRoom(false);
      onCounted(countOneMore(collecting));
      sending.send();
    }
    setState(done);
  };
  const goTo = (step: number, answers = state.answers) => setState({ ...state, step, answers });

  const progress = { number: state.step + 1, count: questions.length + 1 };
  return (
    <div className="flex min-h-dvh flex-col bg-surface text-[18px] leading-[1.5] text-text">
      <StaffBar collecting={collecting} {...sending} hasNoRoom={hasNoRoom} onEnd={onEnd} />
      <main
        lang={languageTag(locale)}
        className="mx-auto flex w-full max-w-200 flex-1 flex-col justify-center px-5 py-8 min-[700px]:px-14"
      >
        {state.isDone ? (
          <ThanksStep
            words={said}
            isSent={!keptAnswers(collecting.customer_id).some(({ answer }) => answer.id === state.id)}
            latestReply={latestReplyIn(collecting, locale)}
            onNext={() => setState(NOBODY_YET)}
          />
        ) : question ? (
          <AnswerStep
            key={question}
            words={said}
            locale={locale}
            question={question}
            progress={progress}
            chosen={state.answers[question] ?? null}
            onBack={state.step > 0 ? () => goTo(state.step - 1) : undefined}
            onNext={(answer) => goTo(state.step + 1, { ...state.answers, [question]: answer })}
          />
        ) : (
          <CommentStep
            words={said}
            locale={locale}
            progress={progress}
            onBack={() => goTo(state.step - 1)}
            onSend={finish}
          />
        )}
      </main>
      <LanguageChips words={said} locales={locales} value={locale} onChange={setLocale} />
    </div>
  );
}
