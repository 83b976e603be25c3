import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { APPROVERS, approvalsApi } from "#contract/approvals.ts";
import { userApi } from "#contract/user.ts";

const CHOICES = ["off", ...APPROVERS] as const;

/** Whether a second person approves before pages are published. Saved at once, independently of the form around it. */
export function ApprovalCard({ anchor, isReadOnly }: { anchor: string; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const settingsQuery = query(approvalsApi.settings, {});
  const result = useQuery(settingsQuery);
  const set = useCall(approvalsApi.setSettings, {
    onSuccess: (answer) => {
      client.setQueryData(settingsQuery.queryKey, answer);
      void invalidate(client, userApi.get);
      void invalidate(client, approvalsApi.list);
      showToast({ message: t("common.saved") });
    },
  });
  const settings = set.isPending ? set.variables.body.approval_settings : result.data?.approval_settings;
  return (
    <FormCard anchor={anchor} title={t("sites.approval.card")} intro={t("sites.approval.intro")}>
      {result.isError && !result.data && <LoadFailure result={result} title={t("sites.approval.load_failed")} />}
      {result.isPending && <Skeleton height={208} />}
      {set.isError && (
        <Note role="alert" tone="danger" title={t("sites.approval.failed")}>
          {errorWords(set.error)}
        </Note>
      )}
      {settings && (
        <RadioCards
          label={t("sites.approval.label")}
          hint={isReadOnly && t("sites.approval.managers_choose")}
          isDisabled={isReadOnly}
          value={settings.approved_by ?? "off"}
          onChange={(choice) =>
            set.mutate({ body: { approval_settings: { approved_by: choice === "off" ? null : choice } } })
          }
          options={CHOICES.map((id) => ({
            id,
            label: t(`sites.approval.${id}`),
            // nothing waits where nobody has to ask
            detail: (id !== "off" || settings.approved_by !== null) && t(`sites.approval.${id}_detail`),
          }))}
        />
      )}
    </FormCard>
  );
}
