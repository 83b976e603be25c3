import { useState } from "react";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { FEEDBACK_QUESTIONS, type FeedbackFigures } from "#contract/feedback.ts";
import { AverageCells } from "./FacesTable.tsx";
import { questionIn } from "./figures-state.ts";
import { WeeksChart } from "./WeeksChart.tsx";

type OverTimeCardProps = { figures: FeedbackFigures; list: Pick<ListState, "filter" | "setFilter"> };

/** One question week by week, as a chart or a table. */
export function OverTimeCard({ figures, list }: OverTimeCardProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<"chart" | "table">("chart");
  return (
    <Card aria-labelledby="feedback-weeks">
      <CardHead
        id="feedback-weeks"
        title={t("feedback.figures.over_time")}
        actions={
          <Segmented
            label={t("feedback.figures.shown_as")}
            value={view}
            onChange={setView}
            items={[
              { id: "chart", label: t("feedback.figures.chart") },
              { id: "table", label: t("feedback.figures.table") },
            ]}
          />
        }
      />
      <CardBody className="flex flex-col gap-4">
        <Select
          label={t("feedback.figures.which")}
          isLabelHidden
          size="sm"
          className="max-w-100"
          options={FEEDBACK_QUESTIONS.map((id) => ({ id, label: t(`feedback.questions.${id}`) }))}
          value={questionIn(list)}
          onChange={(question) => list.setFilter("question", question === "feeling" ? [] : [question])}
        />
        {view === "chart" ? (
          <WeeksChart weeks={figures.weeks} publications={figures.publications} />
        ) : (
          <WeeksTable weeks={figures.weeks} />
        )}
      </CardBody>
    </Card>
  );
}

function WeeksTable({ weeks }: Pick<FeedbackFigures, "weeks">) {
  const { t } = useTranslation();
  return (
    <table className="w-full">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="px-4 py-2 text-start font-medium">
            {t("feedback.figures.week")}
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
        {weeks.map(({ start, counts: _counts, ...counted }) => (
          <tr key={start} className="border-t border-border">
            <th scope="row" className="px-4 py-2 text-start font-normal">
              {formatDay(start)}
            </th>
            <AverageCells {...counted} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
