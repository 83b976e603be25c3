import { useQueryClient } from "@tanstack/react-query";
import { Unplug } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { identityProvidersApi } from "#contract/identity-providers.ts";

export function DisconnectButton({ email }: { email: string }) {
  const confirmed = useConfirmed();
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const disconnect = useCall(identityProvidersApi.disconnect, {
    onSuccess: () => {
      setAsking(false);
      showToast({ message: t("identity.provider.disconnected") });
      return invalidate(client, identityProvidersApi.get);
    },
  });
  return (
    <>
      <Button variant="danger-quiet" size="sm" icon={Unplug} onPress={() => setAsking(true)}>
        {t("identity.provider.disconnect")}
      </Button>
      {confirmed.asking && <ConfirmPasswordDialog email={email} {...confirmed.asking} />}
      {isAsking && !confirmed.asking && (
        <ConfirmDialog
          title={t("identity.provider.disconnect_title")}
          text={t("identity.provider.disconnect_text")}
          confirmLabel={t("identity.provider.disconnect")}
          isPending={disconnect.isPending}
          problem={disconnect.error && errorWords(disconnect.error)}
          onConfirm={() =>
            void confirmed.run(
              () => disconnect.mutateAsync({}),
              () => undefined,
            )
          }
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
