import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ANSWER_KINDS } from "#admin/records/AnswerKinds.tsx";
import { answerWord } from "#admin/records/answer-word.ts";
import { cx } from "#admin/ui/cx.ts";
import { type FeedbackQuestion, kindOf, optionsOf } from "#contract/feedback-questions.ts";

/** Smallest share of the bar with room for a number. */
const ROOM_FOR_NUMBER = 0.07;

/** Marks small samples: light stripes, behind a number that stays legible. */
const HATCHED = "bg-[repeating-linear-gradient(135deg,transparent_0_4px,rgb(255_255_255/0.55)_4px_7px)]";

type AnswerBarProps = { question: FeedbackQuestion; counts: readonly number[]; isSmall: boolean };

/** The answers as segments of one bar. Screen readers get numbers with labels. */
export function AnswerBar({ question, counts, isSmall }: AnswerBarProps) {
  const { t } = useTranslation();
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) return <span className="text-sm text-muted">{t("feedback.figures.none")}</span>;
  const { colorOf } = ANSWER_KINDS[kindOf(question)];
  const parts = optionsOf(question)
    .map((answer, at) => ({ answer, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map((part) => ({ ...part, words: `${answerWord(t, question, part.answer)}: ${formatNumber(part.count)}` }));
  return (
    <div
      role="img"
      aria-label={parts.map(({ words }) => words).join(", ")}
      className="flex h-6 gap-px overflow-hidden rounded-sm"
    >
      {parts.map(({ answer, count, words }) => (
        <span
          key={answer}
          title={words}
          className={cx(
            "grid min-w-1 place-items-center text-xs font-medium text-[#0b0f14] tabular-nums",
            isSmall && HATCHED,
          )}
          style={{ flexGrow: count, flexBasis: 0, backgroundColor: colorOf(answer) }}
        >
          {count / n >= ROOM_FOR_NUMBER && formatNumber(count)}
        </span>
      ))}
    </div>
  );
}
