import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type SecondStep, secondStepsApi } from "#contract/second-steps.ts";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { SetUpAuthenticator } from "./SetUpAuthenticator.tsx";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";

const titleId = "second-step";

export function SecondStepCard({ email, isDemanded }: { email: string; isDemanded: boolean }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(query(secondStepsApi.get, {}));
  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("security.title")} />
      {isDemanded && (
        <CardBody>
          <Note tone="warning">
            {t(data && hasSecondStep(data.second_step) ? "security.demanded_again" : "security.demanded")}
          </Note>
        </CardBody>
      )}
      {data && <Methods email={email} step={data.second_step} />}
      {!data && !error && (
        <CardBody>
          <LinesSkeleton rows={1} sign={20} />
        </CardBody>
      )}
      {!data && error && (
        <ErrorState
          title={t("security.failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorWords(error)}
        </ErrorState>
      )}
    </Card>
  );
}

const mayTurnOff = ({ authenticator, passkeys, is_demanded }: SecondStep) =>
  authenticator !== null && (!is_demanded || passkeys > 0);

const hasSecondStep = ({ authenticator, passkeys }: SecondStep) => authenticator !== null || passkeys > 0;

type Open = { kind: "setup"; uri: string; key: string } | { kind: "codes"; codes: readonly string[] } | { kind: "off" };

function Methods({ email, step }: { email: string; step: SecondStep }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { authenticator, passkeys, recovery_codes_left } = step;
  const [open, setOpen] = useState<Open>();
  const confirmed = useConfirmed();
  const start = useCall(secondStepsApi.start);
  const turnOff = useCall(secondStepsApi.turnOff);
  const makeCodes = useCall(secondStepsApi.makeRecoveryCodes);
  const showError = (error: unknown) => showToast({ message: errorWords(error), tone: "danger" });
  /** Rights, sessions and this card may all have changed. */
  const refresh = () => client.invalidateQueries();

  const setUp = () =>
    confirmed.run(async () => setOpen({ kind: "setup", ...(await start.mutateAsync({})).setup }), showError);
  const newCodes = () =>
    confirmed.run(async () => {
      const { recovery_codes } = await makeCodes.mutateAsync({});
      setOpen({ kind: "codes", codes: recovery_codes });
      await refresh();
    }, showError);
  const turnItOff = () =>
    confirmed.run(
      async () => {
        await turnOff.mutateAsync({});
        setOpen(undefined);
        showToast({ message: t("security.app.turned_off") });
        await refresh();
      },
      (error) => {
        setOpen(undefined);
        showError(error);
      },
    );

  return (
    <>
      <ul className="divide-y divide-border">
        <Method
          title={t("security.app.title")}
          badge={
            authenticator ? (
              <Badge tone="success" icon={CircleCheck}>
                {t("security.app.on")}
              </Badge>
            ) : (
              <Badge>{t("security.app.off")}</Badge>
            )
          }
          text={
            authenticator
              ? t("security.app.since", { date: formatDate(authenticator.created_at) })
              : t("security.app.text")
          }
        >
          {mayTurnOff(step) && (
            <Button size="sm" variant="ghost" onPress={() => setOpen({ kind: "off" })}>
              {t("security.app.turn_off")}
            </Button>
          )}
          <Button size="sm" isPending={start.isPending} pendingLabel={t("common.loading")} onPress={() => void setUp()}>
            {t(authenticator ? "security.app.move" : "security.app.set_up")}
          </Button>
        </Method>
        {hasSecondStep(step) && (
          <RecoveryCodes left={recovery_codes_left} isPending={makeCodes.isPending} onMake={() => void newCodes()} />
        )}
      </ul>
      {open?.kind === "setup" && (
        <SetUpAuthenticator
          uri={open.uri}
          secret={open.key}
          onClose={() => setOpen(undefined)}
          onDone={(codes) => {
            setOpen(codes.length > 0 ? { kind: "codes", codes } : undefined);
            showToast({ message: t("security.app.turned_on") });
            void refresh();
          }}
        />
      )}
      {open?.kind === "codes" && <RecoveryCodesDialog codes={open.codes} onClose={() => setOpen(undefined)} />}
      {open?.kind === "off" && (
        <ConfirmDialog
          title={t("security.app.off_title")}
          text={t(passkeys > 0 ? "security.app.off_kept" : "security.app.off_text")}
          confirmLabel={t("security.app.turn_off")}
          pendingLabel={t("common.saving")}
          isPending={turnOff.isPending}
          onConfirm={() => void turnItOff()}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {confirmed.asking && <ConfirmPasswordDialog isOfAccount email={email} {...confirmed.asking} />}
    </>
  );
}

function RecoveryCodes({ left, isPending, onMake }: { left: number; isPending: boolean; onMake: () => void }) {
  const { t } = useTranslation();
  return (
    <Method
      title={t("security.recovery.title")}
      badge={<Badge tone={left < 3 ? "warning" : "neutral"}>{t("security.recovery.left", { left })}</Badge>}
      text={t("security.recovery.text")}
    >
      <Button size="sm" isPending={isPending} pendingLabel={t("common.loading")} onPress={onMake}>
        {t("security.recovery.make")}
      </Button>
    </Method>
  );
}

interface MethodProps {
  title: string;
  badge: ReactNode;
  text: string;
  children: ReactNode;
}

const Method = ({ title, badge, text, children }: MethodProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
    <div className="min-w-0 flex-1 basis-60">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{title}</span>
        {badge}
      </div>
      <p className="text-sm text-muted">{text}</p>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
);
