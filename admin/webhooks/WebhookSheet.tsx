import { useQueryClient } from "@tanstack/react-query";
import { KeyRound, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Sheet } from "#admin/ui/Sheet.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Webhook, webhooksApi } from "#contract/webhooks.ts";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { eventWords } from "./event-words.ts";
import type { FreshSecret } from "./SecretDialog.tsx";
import { TestPart } from "./TestPart.tsx";
import { WebhookState } from "./WebhookState.tsx";

interface WebhookSheetProps {
  webhook: Webhook;
  onClose: () => void;
  onEdit: (id: string) => void;
  onSecret: (fresh: FreshSecret) => void;
}

/** One webhook beside the list: state, actions and deliveries. */
export function WebhookSheet({ webhook, onClose, onEdit, onSecret }: WebhookSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      title={webhook.name}
      detail={<span dir="ltr">{webhook.url}</span>}
      closeLabel={t("common.close")}
      onClose={onClose}
      size="lg"
      footer={<Button onPress={onClose}>{t("common.close")}</Button>}
    >
      <div className="flex flex-col gap-4 px-4 py-5 md:px-6">
        <Troubles webhook={webhook} />
        <Facts webhook={webhook} />
        <div className="flex flex-wrap gap-2">
          <TestPart webhook={webhook} />
          <PauseButton webhook={webhook} />
          <Button icon={Pencil} onPress={() => onEdit(webhook.id)}>
            {t("common.edit")}
          </Button>
          <SecretButton webhook={webhook} onSecret={onSecret} />
          <RemoveButton webhook={webhook} onRemoved={onClose} />
        </div>
      </div>
      <DeliveryLog webhook={webhook} />
    </Sheet>
  );
}

function Troubles({ webhook: { is_active, failing_since, switched_off_at } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  if (switched_off_at && !is_active)
    return (
      <Note tone="danger" title={t("webhooks.switched_off_title", { time: formatDateTime(switched_off_at) })}>
        {t("webhooks.switched_off")}
      </Note>
    );
  if (is_active && failing_since)
    return <Note tone="warning">{t("webhooks.failing", { time: formatDateTime(failing_since) })}</Note>;
  return null;
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const rows: [string, React.ReactNode][] = [
    [t("webhooks.columns.state"), <WebhookState key="state" webhook={webhook} />],
    [t("webhooks.columns.events"), webhook.events.map((event) => eventWords(t, event)).join(" · ")],
    [t("webhooks.secret.made"), formatDateTime(webhook.secret_made_at)],
  ];
  return (
    <dl className="divide-y divide-border rounded-md border border-border">
      {rows.map(([name, value]) => (
        <div key={name} className="flex gap-3 px-3 py-2">
          <dt className="w-32 flex-none text-sm text-muted">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PauseButton({ webhook: { id, name, is_active, lock_version } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const change = useCall(webhooksApi.update, {
    onSuccess: () => showToast({ message: t(is_active ? "webhooks.paused" : "webhooks.resumed", { name }) }),
    onError: (error) => showToast({ message: errorWords(error), tone: "danger" }),
    onSettled: () => invalidate(client, webhooksApi.list),
  });
  return (
    <Button
      icon={is_active ? Pause : Play}
      isPending={change.isPending}
      onPress={() => change.mutate({ params: { id }, body: { webhook: { is_active: !is_active, lock_version } } })}
    >
      {is_active ? t("webhooks.pause") : t("webhooks.resume")}
    </Button>
  );
}

function SecretButton({ webhook: { id, name }, onSecret }: Pick<WebhookSheetProps, "webhook" | "onSecret">) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const make = useCall(webhooksApi.makeSecret, {
    onSuccess: ({ secret }) => {
      setAsking(false);
      onSecret({ name, secret });
      return invalidate(client, webhooksApi.list);
    },
  });
  return (
    <>
      <Button icon={KeyRound} onPress={() => setAsking(true)}>
        {t("webhooks.secret.make")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("webhooks.secret.ask_title")}
          text={t("webhooks.secret.ask_text")}
          confirmLabel={t("webhooks.secret.make")}
          isPending={make.isPending}
          problem={make.error && errorWords(make.error)}
          onConfirm={() => make.mutate({ params: { id } })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function RemoveButton({ webhook: { id, name }, onRemoved }: { webhook: Webhook; onRemoved: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useCall(webhooksApi.remove, {
    onSuccess: () => {
      showToast({ message: t("webhooks.remove.done", { name }) });
      onRemoved();
      return invalidate(client, webhooksApi.list);
    },
  });
  return (
    <>
      <Button variant="danger-quiet" icon={Trash2} onPress={() => setAsking(true)}>
        {t("common.delete")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("webhooks.remove.title", { name })}
          text={t("webhooks.remove.text")}
          confirmLabel={t("webhooks.remove.confirm")}
          isPending={remove.isPending}
          problem={remove.error && errorWords(remove.error)}
          onConfirm={() => remove.mutate({ params: { id } })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
