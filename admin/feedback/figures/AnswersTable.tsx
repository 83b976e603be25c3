import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ANSWER_KINDS } from "#admin/records/AnswerKinds.tsx";
import { answerWord } from "#admin/records/answer-word.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { Face, FACES } from "#admin/ui/Face.tsx";
import type { FeedbackFigures } from "#contract/feedback.ts";
import { type FeedbackQuestion, kindOf, optionsOf } from "#contract/feedback-questions.ts";
import { AnswerBar } from "./AnswerBar.tsx";

type Counted = Pick<FeedbackFigures["questions"][number], "n" | "average" | "is_small">;
type AverageCellsProps = Counted & { question: FeedbackQuestion };

/** Distribution of answers per question. */
export function AnswersTable({ questions }: Pick<FeedbackFigures, "questions">) {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="feedback-faces">
      <CardHead id="feedback-faces" title={t("feedback.figures.title")} />
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-3 text-sm">
        {t("feedback.figures.worst")}
        {FACES.map((value) => (
          <Face key={value} value={value} size={20} />
        ))}
        {t("feedback.figures.best")}
      </p>
      <table className="w-full text-start">
        <thead className="text-sm text-muted max-md:sr-only">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-medium">
              {t("feedback.figures.question")}
            </th>
            <th scope="col" className="px-4 py-2 text-start font-medium">
              {t("feedback.figures.counts")}
            </th>
            <th scope="col" className="px-4 py-2 text-end font-medium">
              {t("feedback.figures.average")}
            </th>
            <th scope="col" className="px-4 py-2 text-end font-medium">
              {t("feedback.figures.n")}
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question, counts, ...counted }) => (
            <tr key={question} className="border-t border-border max-md:grid max-md:grid-cols-2 max-md:py-2">
              <th scope="row" className="px-4 py-3 text-start font-normal max-md:col-span-2 max-md:pb-1 md:w-1/3">
                {t(`feedback.asked.questions.${question}.asks`)}
              </th>
              <td className="px-4 py-3 max-md:col-span-2 max-md:py-1">
                <AnswerBar question={question} counts={counts} isSmall={counted.is_small} />
                <span aria-hidden="true" className="mt-1 flex justify-between gap-4 text-xs text-muted">
                  <span>{answerWord(t, question, optionsOf(question)[0] ?? "")}</span>
                  <span className="text-end">{answerWord(t, question, optionsOf(question).at(-1) ?? "")}</span>
                </span>
              </td>
              <AverageCells question={question} {...counted} />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** The average with its mark, and the number of answers. */
export function AverageCells({ question, n, average, is_small }: AverageCellsProps) {
  const { t } = useTranslation();
  const { Mark } = ANSWER_KINDS[kindOf(question)];
  return (
    <>
      <td className="px-4 py-3 whitespace-nowrap tabular-nums max-md:py-1 md:text-end">
        {average !== null && (
          <span className="inline-flex items-center gap-2">
            {!is_small && <Mark answer={Math.round(average)} size={20} />}
            <span className={is_small ? "text-muted" : "font-medium"}>
              {formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </span>
          </span>
        )}
      </td>
      <td className="px-4 py-3 text-end whitespace-nowrap tabular-nums max-md:py-1">
        {is_small && n > 0 ? <Badge tone="warning">{t("feedback.figures.small", { n })}</Badge> : formatNumber(n)}
      </td>
    </>
  );
}
