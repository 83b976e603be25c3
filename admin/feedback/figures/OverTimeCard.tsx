import { useState } from "react";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Select } from "#admin/ui/Select.tsx";
import type { FeedbackFigures } from "#contract/feedback.ts";
import { FEEDBACK_QUESTIONS, type FeedbackQuestion, FIRST_QUESTION } from "#contract/feedback-questions.ts";
import { AnswerBar } from "./AnswerBar.tsx";
import { AverageCells } from "./AnswersTable.tsx";
import { questionIn } from "./figures-state.ts";
import { WeeksChart } from "./WeeksChart.tsx";

type OverTimeCardProps = { figures: FeedbackFigures; list: Pick<ListState, "filter" | "setFilter"> };

/** One question week by week, as a chart or a table. */
export function OverTimeCard({ figures, list }: OverTimeCardProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<"chart" | "table">("chart");
  const question = questionIn(list);
  const hasAverages = figures.weeks.every(({ average }) => average !== null);
  return (
    <Card aria-labelledby="feedback-weeks">
      <CardHead
        id="feedback-weeks"
        title={t("feedback.figures.over_time")}
        actions={
          hasAverages && (
            <Segmented
              label={t("feedback.figures.shown_as")}
              value={view}
              onChange={setView}
              items={[
                { id: "chart", label: t("feedback.figures.chart") },
                { id: "table", label: t("feedback.figures.table") },
              ]}
            />
          )
        }
      />
      <CardBody className="flex flex-col gap-4">
        <Select
          label={t("feedback.figures.which")}
          isLabelHidden
          size="sm"
          className="max-w-100"
          options={FEEDBACK_QUESTIONS.map((id) => ({ id, label: t(`feedback.asked.questions.${id}.asks`) }))}
          value={question}
          onChange={(id) => list.setFilter("question", id === FIRST_QUESTION ? [] : [id])}
        />
        {view === "chart" && hasAverages ? (
          <WeeksChart question={question} weeks={figures.weeks} publications={figures.publications} />
        ) : (
          <WeeksTable question={question} weeks={figures.weeks} hasAverages={hasAverages} />
        )}
      </CardBody>
    </Card>
  );
}

type WeeksTableProps = Pick<FeedbackFigures, "weeks"> & { question: FeedbackQuestion; hasAverages: boolean };

/** Answers without an average are shown as bars. */
function WeeksTable({ weeks, question, hasAverages }: WeeksTableProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="px-4 py-2 text-start font-medium">
            {t("feedback.figures.week")}
          </th>
          {!hasAverages && (
            <th scope="col" className="px-4 py-2 text-start font-medium">
              {t("feedback.figures.counts")}
            </th>
          )}
          <th scope="col" className="px-4 py-2 text-end font-medium">
            {t("feedback.figures.average")}
          </th>
          <th scope="col" className="px-4 py-2 text-end font-medium">
            {t("feedback.figures.n")}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ start, counts, ...counted }) => (
          <tr key={start} className="border-t border-border">
            <th scope="row" className="px-4 py-2 text-start font-normal">
              {formatDay(start)}
            </th>
            {!hasAverages && (
              <td className="w-1/2 px-4 py-2">
                <AnswerBar question={question} counts={counts} isSmall={counted.is_small} />
              </td>
            )}
            <AverageCells question={question} {...counted} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
