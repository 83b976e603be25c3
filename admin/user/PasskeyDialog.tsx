import { useQuery, useQueryClient } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { useConfirmed } from "#admin/records/use-confirmed.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { CreationOptions, Passkey } from "#contract/passkeys.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { RemovePasskey } from "./RemovePasskey.tsx";
import { RenamePasskey } from "./RenamePasskey.tsx";

export type OpenPasskey =
  | { kind: "add"; options: CreationOptions; name: string }
  | { kind: "codes"; codes: readonly string[] }
  | { kind: "rename" | "remove"; passkey: Passkey };

interface PasskeyDialogProps {
  open: OpenPasskey;
  onOpen: (next: OpenPasskey | undefined) => void;
  confirmed: ReturnType<typeof useConfirmed>;
}

export function PasskeyDialog({ open, onOpen, confirmed }: PasskeyDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const step = useQuery(query(secondStepsApi.get, {})).data?.second_step;
  /** Passkeys that work, of people who have no other second step. */
  const only = step?.authenticator === null ? step.passkeys : undefined;
  const close = () => onOpen(undefined);
  const onAdded = (codes: readonly string[]) => {
    onOpen(codes.length > 0 ? { kind: "codes", codes } : undefined);
    showToast({ message: t(only === 0 ? "security.passkeys.added_first" : "security.passkeys.added") });
    // rights and sessions may have changed, too
    void client.invalidateQueries();
  };

  if (open.kind === "add") return <AddPasskey {...open} isFirst={only === 0} onClose={close} onAdded={onAdded} />;
  if (open.kind === "codes") return <RecoveryCodesDialog codes={open.codes} onClose={close} />;
  const { kind, passkey } = open;
  if (kind === "rename") return <RenamePasskey passkey={passkey} onClose={close} />;
  const isLast = only === 1 && !passkey.is_elsewhere;
  return <RemovePasskey passkey={passkey} isLast={isLast} onClose={close} confirmed={confirmed} />;
}
