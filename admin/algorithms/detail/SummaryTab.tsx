import { useId } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ActivityList } from "#admin/records/ActivityList.tsx";
import { mayCall } from "#admin/session/share-limits.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import { AboutSummary } from "./AboutSummary.tsx";
import { useAlgorithm } from "./algorithm-context.ts";
import { StateCard } from "./StateCard.tsx";
import { useActivityFields } from "./activity-fields.ts";

export function SummaryTab() {
  const { algorithm, locale, isWriter } = useAlgorithm();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <AboutSummary algorithm={algorithm} locale={locale} isWriter={isWriter} />
        {mayCall(algorithmsApi.activity, algorithm) && <HistoryCard id={algorithm.id} />}
      </div>
      <StateCard algorithm={algorithm} isWriter={isWriter} />
    </div>
  );
}

function HistoryCard({ id }: { id: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("algorithms.summary.activity")} />
      <CardBody>
        <ActivityList endpoint={algorithmsApi.activity} id={id} labelOf={useActivityFields()} />
      </CardBody>
    </Card>
  );
}
