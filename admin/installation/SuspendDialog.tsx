import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { installationApi, type RunCustomer } from "#contract/installation.ts";
import { refreshCustomers } from "./use-reopen.ts";

interface SuspendDialogProps {
  customer: RunCustomer;
  email: string;
  onClose: () => void;
}

export function SuspendDialog({ customer: { id, name }, email, onClose }: SuspendDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const [problem, setProblem] = useState<string>();
  const suspend = useCall(installationApi.suspendCustomer);
  const act = async () => {
    await suspend.mutateAsync({ params: { id } });
    showToast({ message: t("installation.suspend.done", { name }) });
    onClose();
    await refreshCustomers(client);
  };
  if (confirmed.asking) return <ConfirmPasswordDialog email={email} {...confirmed.asking} />;
  return (
    <ConfirmDialog
      title={t("installation.suspend.title", { name })}
      text={t("installation.suspend.text")}
      confirmLabel={t("installation.suspend.confirm")}
      isPending={suspend.isPending}
      problem={problem}
      onConfirm={() => void confirmed.run(act, (error) => setProblem(errorWords(error)))}
      onCancel={onClose}
    />
  );
}
