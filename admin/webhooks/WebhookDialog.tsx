import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordDialog } from "#admin/records/RecordDialog.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { type Webhook, WEBHOOK_EVENTS, type WebhookEvent } from "#contract/webhooks.ts";
import { eventWords } from "./event-words.ts";
import type { FreshSecret } from "./SecretDialog.tsx";
import { toValues, useWebhookForm } from "./use-webhook-form.ts";

interface WebhookDialogProps {
  webhook?: Webhook;
  onClose: () => void;
  onSecret: (fresh: FreshSecret) => void;
}

/** Creates or edits a webhook. */
export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const { t } = useTranslation();
  const state = useWebhookForm(webhook, { onClose, onSecret });
  const words = webhook
    ? { title: t("webhooks.form.title_edit"), save: t("common.save_changes"), saving: t("common.saving") }
    : { title: t("webhooks.form.title_new"), save: t("webhooks.form.create"), saving: t("webhooks.form.creating") };
  return (
    <RecordDialog
      state={state}
      words={words}
      labelOf={(name) => t(`webhooks.form.${name}`)}
      toValues={toValues}
      renderVersion={({ name, url }) => `${name} (${url})`}
      onClose={onClose}
    >
      <TextEntry name="name" label={t("webhooks.form.name")} isRequired isReadOnly={false} hasFocus />
      <TextEntry
        name="url"
        type="url"
        label={t("webhooks.form.url")}
        hint={t("webhooks.form.url_hint")}
        isRequired
        isReadOnly={false}
      />
      <EventsEntry />
    </RecordDialog>
  );
}

function EventsEntry() {
  const { t } = useTranslation();
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController<{ events: WebhookEvent[] }>({ name: "events" });
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    onChange(WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : value.includes(one))));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t("webhooks.form.events")}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          label={eventWords(t, event)}
          isSelected={value.includes(event)}
          onChange={(isChosen) => choose(event, isChosen)}
        />
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {t("webhooks.form.events_needed")}
        </p>
      )}
    </fieldset>
  );
}
