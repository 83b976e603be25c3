import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { Switch } from "#admin/ui/Switch.tsx";
import { secondStepsApi } from "#contract/second-steps.ts";

/** Saves on change. Missing until it is loaded, and with another API. */
export function SecondStepDemand() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const demandQuery = query(secondStepsApi.demand, {});
  const demand = useQuery(demandQuery).data?.demand;
  const set = useCall(secondStepsApi.setDemand, {
    onSuccess: (answer) => {
      client.setQueryData(demandQuery.queryKey, answer);
      showToast({ message: t("common.saved") });
    },
    onError: (error) => showToast({ message: errorWords(error), tone: "danger" }),
  });
  if (!demand) return null;
  const { without, members } = demand;
  return (
    <Card className="mt-4">
      <CardBody>
        <Switch
          label={t("team.second_step.label")}
          hint={without > 0 ? t("team.second_step.without", { without, members }) : t("team.second_step.everyone")}
          isSelected={set.isPending ? set.variables.body.demand.is_demanded : demand.is_demanded}
          onChange={(is_demanded) => set.mutate({ body: { demand: { is_demanded } } })}
        />
      </CardBody>
    </Card>
  );
}
