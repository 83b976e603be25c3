import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { useUser } from "#admin/session/queries.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { Switch } from "#admin/ui/Switch.tsx";
import { secondStepsApi } from "#contract/second-steps.ts";

/** Saves on change. Missing until it is loaded, and with another API. */
export function SecondStepDemand() {
  const email = useUser()?.email ?? "";
  const { t } = useTranslation();
  const client = useQueryClient();
  const demandQuery = query(secondStepsApi.demand, {});
  const demand = useQuery(demandQuery).data?.demand;
  const set = useCall(secondStepsApi.setDemand, {
    onSuccess: (answer) => {
      client.setQueryData(demandQuery.queryKey, answer);
      showToast({ message: t("common.saved") });
    },
  });
  const confirmed = useConfirmed();
  const change = (is_demanded: boolean) =>
    confirmed.run(
      () => set.mutateAsync({ body: { demand: { is_demanded } } }),
      (error) => showToast({ message: errorWords(error), tone: "danger" }),
    );
  if (!demand) return null;
  const { without, members } = demand;
  return (
    <Card className="mt-4">
      <CardBody>
        <Switch
          label={t("team.second_step.label")}
          hint={without > 0 ? t("team.second_step.without", { without, members }) : t("team.second_step.everyone")}
          isSelected={set.isPending ? set.variables.body.demand.is_demanded : demand.is_demanded}
          onChange={(is_demanded) => void change(is_demanded)}
        />
        {confirmed.asking && <ConfirmPasswordDialog email={email} {...confirmed.asking} />}
      </CardBody>
    </Card>
  );
}
