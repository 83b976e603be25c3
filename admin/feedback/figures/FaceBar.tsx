import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { scaleWord } from "#admin/records/scale-word.ts";
import { cx } from "#admin/ui/cx.ts";
import { FACE_COLORS, FACES, type FaceValue } from "#admin/ui/Face.tsx";
import type { FeedbackQuestion } from "#contract/feedback.ts";

/** Smallest share of the bar with room for a number. */
const ROOM_FOR_NUMBER = 0.07;

/** Marks small samples: light stripes, behind a number that stays legible. */
const HATCHED = "bg-[repeating-linear-gradient(135deg,transparent_0_4px,rgb(255_255_255/0.55)_4px_7px)]";

type FaceBarProps = { question: FeedbackQuestion; counts: readonly number[]; isSmall: boolean };

/** The five faces as segments of one bar. Screen readers get five numbers with labels. */
export function FaceBar({ question, counts, isSmall }: FaceBarProps) {
  const { t } = useTranslation();
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) return <span className="text-sm text-muted">{t("feedback.figures.none")}</span>;
  const parts = FACES.map((value, at) => ({ value, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  const wordsOf = (value: FaceValue, count: number) => `${scaleWord(t, question, value)}: ${formatNumber(count)}`;
  const words = parts.map(({ value, count }) => wordsOf(value, count));
  return (
    <div role="img" aria-label={words.join(", ")} className="flex h-6 gap-px overflow-hidden rounded-sm">
      {parts.map(({ value, count }) => (
        <span
          key={value}
          title={wordsOf(value, count)}
          className={cx(
            "grid min-w-1 place-items-center text-xs font-medium text-[#0b0f14] tabular-nums",
            isSmall && HATCHED,
          )}
          style={{ flexGrow: count, flexBasis: 0, backgroundColor: FACE_COLORS[value] }}
        >
          {count / n >= ROOM_FOR_NUMBER && formatNumber(count)}
        </span>
      ))}
    </div>
  );
}
