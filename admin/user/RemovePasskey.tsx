import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { useConfirmed } from "#admin/records/use-confirmed.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Passkey, passkeysApi } from "#contract/passkeys.ts";

interface RemovePasskeyProps {
  passkey: Passkey;
  /** Whether it is the person's only second step. */
  isLast: boolean;
  confirmed: ReturnType<typeof useConfirmed>;
  onClose: () => void;
}

export function RemovePasskey({ passkey, isLast, confirmed, onClose }: RemovePasskeyProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const remove = useCall(passkeysApi.remove);
  const act = () =>
    confirmed.run(
      async () => {
        await remove.mutateAsync({ params: { id: passkey.id } });
        onClose();
        showToast({ message: t("security.passkeys.removed") });
        // what signing in asks for may have changed, too
        await client.invalidateQueries();
      },
      (error) => setProblem(errorWords(error)),
    );
  return (
    <ConfirmDialog
      title={t("security.passkeys.remove_title", { name: passkey.name })}
      text={[t("security.passkeys.remove_text"), isLast && t("security.passkeys.remove_last")]
        .filter(Boolean)
        .join(" ")}
      confirmLabel={t("security.passkeys.remove")}
      pendingLabel={t("security.passkeys.removing")}
      isPending={remove.isPending}
      problem={problem}
      onConfirm={() => void act()}
      onCancel={onClose}
    />
  );
}
