import { formatDays } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { answerWord } from "#admin/records/answer-word.ts";
import { Face, FACE_COLORS, FACES } from "#admin/ui/Face.tsx";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import type { FeedbackFigures } from "#contract/feedback.ts";
import { shareWords } from "../count-words.ts";

type Counted = Pick<FeedbackFigures["questions"][number], "counts" | "n" | "is_small">;

interface FeelingsProps {
  now: Counted | undefined;
  before: Counted | undefined;
  range: AnalyticsOverview["range"];
}

/** Smallest share of the bar with room for a number. */
const ROOM_FOR_NUMBER = 0.07;
/** "Good" and "very good". */
const GOOD_FROM = 3;

const goodOf = ({ counts, n }: Counted) =>
  Math.round((counts.slice(GOOD_FROM).reduce((sum, count) => sum + count, 0) / n) * 100);

/** How people feel about what they read; no percentages for small samples. */
export function Feelings({ now, before, range }: FeelingsProps) {
  const { t } = useTranslation();
  const isTold = now !== undefined && !now.is_small;
  const isCompared = before !== undefined && !before.is_small;
  return (
    <section className="report-part">
      <h3>{t("feedback.asked.questions.feeling.asks")}</h3>
      {!isTold && <p>{now ? t("analytics.report.few_feelings", { count: now.n }) : " "}</p>}
      {isTold && (
        <>
          <p>
            {t("analytics.report.feel_good", { share: goodOf(now) })}{" "}
            {isCompared && t("analytics.report.felt_good", { share: goodOf(before) })}
          </p>
          <p className="report-key" aria-hidden="true">
            {FACES.map((value) => (
              <span key={value}>
                <Face value={value} size={17} />
                {answerWord(t, "feeling", value)}
              </span>
            ))}
          </p>
          <table className="report-table report-bars">
            <caption className="sr-only">{t("feedback.asked.questions.feeling.asks")}</caption>
            <tbody>
              <FaceRow counted={now} days={range} />
              {isCompared && range.before && <FaceRow counted={before} days={range.before} />}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

type FaceRowProps = { counted: Counted; days: { from: string; to: string } };

function FaceRow({ counted: { counts, n }, days }: FaceRowProps) {
  const { t } = useTranslation();
  const parts = FACES.map((value, at) => ({ value, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  const words = parts.map(({ value, count }) => `${answerWord(t, "feeling", value)}: ${shareWords(count / n)}`);
  return (
    <tr>
      <th scope="row" className="w-[26%] pe-2">
        {formatDays(days.from, days.to)}
        <br />
        <small>{t("analytics.report.answered", { count: n })}</small>
      </th>
      <td>
        <div role="img" aria-label={words.join(", ")} className="report-faces">
          {parts.map(({ value, count }) => (
            <span key={value} style={{ flexGrow: count, flexBasis: 0, background: FACE_COLORS[value] }}>
              {count / n >= ROOM_FOR_NUMBER && shareWords(count / n)}
            </span>
          ))}
        </div>
      </td>
    </tr>
  );
}
