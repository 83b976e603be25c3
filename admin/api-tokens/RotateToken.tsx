import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { isPasswordNeeded } from "#admin/records/password-needed.ts";
import { type ApiToken, apiTokensApi } from "#contract/api-tokens.ts";
import type { FreshToken } from "./use-token-form.ts";

interface RotateTokenProps {
  token: ApiToken;
  email: string;
  onClose: () => void;
  onFresh: (fresh: FreshToken) => void;
}

export function RotateToken({ token: { id, name }, email, onClose, onFresh }: RotateTokenProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const make = useCall(apiTokensApi.makeSecret, {
    onSuccess: ({ api_token, secret }) => {
      onClose();
      onFresh({ token: api_token, secret });
      void invalidate(client, apiTokensApi.list);
    },
  });
  const start = () => make.mutate({ params: { id } });
  if (isPasswordNeeded(make.error))
    return <ConfirmPasswordDialog email={email} onConfirmed={start} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t("tokens.rotate.title", { name })}
      text={t("tokens.rotate.text")}
      confirmLabel={t("tokens.rotate.confirm")}
      pendingLabel={t("tokens.rotate.pending")}
      isPending={make.isPending}
      problem={make.error && errorWords(make.error)}
      onConfirm={start}
      onCancel={onClose}
    />
  );
}
