import { useQueryClient } from "@tanstack/react-query";
import { Unplug } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { registerConnectionsApi } from "#contract/register-connections.ts";

export function DisconnectButton() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const disconnect = useCall(registerConnectionsApi.disconnect, {
    onSuccess: () => {
      setAsking(false);
      showToast({ message: t("register.connection.disconnected") });
      return invalidate(client, registerConnectionsApi.get);
    },
  });
  return (
    <>
      <Button variant="danger-quiet" size="sm" icon={Unplug} onPress={() => setAsking(true)}>
        {t("register.connection.disconnect")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("register.connection.disconnect_title")}
          text={t("register.connection.disconnect_text")}
          confirmLabel={t("register.connection.disconnect")}
          isPending={disconnect.isPending}
          problem={disconnect.error && errorWords(disconnect.error)}
          onConfirm={() => disconnect.mutate({})}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
