import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { config } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { canUsePasskeys } from "#admin/session/can-use-passkeys.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Passkey, passkeysApi } from "#contract/passkeys.ts";
import { type OpenPasskey, PasskeyDialog } from "./PasskeyDialog.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";

const titleId = "passkeys";

export function PasskeysCard({ email }: { email: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(query(passkeysApi.list, {}));
  const [open, setOpen] = useState<OpenPasskey>();
  const confirmed = useConfirmed();
  const start = useCall(passkeysApi.startCreation);
  const add = () =>
    confirmed.run(
      async () => setOpen({ kind: "add", ...(await start.mutateAsync({})) }),
      (why) => showToast({ message: errorWords(why), tone: "danger" }),
    );

  return (
    <Card aria-labelledby={titleId}>
      <CardHead
        id={titleId}
        title={t("security.passkeys.title")}
        count={data?.passkeys.length}
        actions={
          canUsePasskeys() && (
            <Button
              size="sm"
              variant="ghost"
              icon={Plus}
              isPending={start.isPending}
              pendingLabel={t("common.loading")}
              onPress={() => void add()}
            >
              {t("security.passkeys.add")}
            </Button>
          )
        }
      />
      {data && <Passkeys passkeys={data.passkeys} onOpen={setOpen} />}
      {!data && !error && (
        <CardBody>
          <LinesSkeleton rows={1} sign={20} />
        </CardBody>
      )}
      {!data && error && (
        <ErrorState
          title={t("security.passkeys.failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorWords(error)}
        </ErrorState>
      )}
      {open && <PasskeyDialog open={open} onOpen={setOpen} confirmed={confirmed} />}
      {confirmed.asking && <ConfirmPasswordDialog isOfAccount email={email} {...confirmed.asking} />}
    </Card>
  );
}

interface PasskeysProps {
  passkeys: readonly Passkey[];
  onOpen: (open: OpenPasskey) => void;
}

function Passkeys({ passkeys, onOpen }: PasskeysProps) {
  const { t } = useTranslation();
  const { app_host } = config();
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-border">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => onOpen({ kind: "rename", passkey })}
              onRemove={() => onOpen({ kind: "remove", passkey })}
            />
          ))}
        </ul>
      ) : (
        <CardBody className="text-muted">{t("security.passkeys.none")}</CardBody>
      )}
      {!canUsePasskeys() && app_host && (
        <CardBody className="border-t border-border text-sm text-muted">
          {t("security.passkeys.not_here", { host: app_host })}
        </CardBody>
      )}
    </>
  );
}
