import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ApiToken, apiTokensApi } from "#contract/api-tokens.ts";

interface RevokeTokenProps {
  token: ApiToken;
  onClose: () => void;
}

export function RevokeToken({ token: { id, name }, onClose }: RevokeTokenProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const revoke = useCall(apiTokensApi.remove, {
    onSuccess: async () => {
      showToast({ message: t("tokens.revoke.done", { name }) });
      onClose();
      await invalidate(client, apiTokensApi.list);
    },
  });
  return (
    <ConfirmDialog
      title={t("tokens.revoke.title", { name })}
      text={t("tokens.revoke.text")}
      confirmLabel={t("tokens.revoke.confirm")}
      pendingLabel={t("tokens.revoke.pending")}
      isPending={revoke.isPending}
      problem={revoke.error && errorWords(revoke.error)}
      onConfirm={() => revoke.mutate({ params: { id } })}
      onCancel={onClose}
    />
  );
}
