import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { pick } from "#admin/records/changes.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import { type Webhook, WEBHOOK_EVENTS, type WebhookInput, webhooksApi } from "#contract/webhooks.ts";
import type { FreshSecret } from "./SecretDialog.tsx";

/** Lazy: the contract is only needed for validation. */
const contract = () => import("#contract/webhooks.ts");

export type WebhookValues = Omit<z.input<typeof WebhookInput>, "is_active">;
/** A webhook, possibly new. */
type WebhookDraft = WebhookValues & Pick<Webhook, "id" | "lock_version">;

// the client picks the id, so a retry cannot create two webhooks
const newWebhook = (): WebhookDraft => ({
  id: uuidv7(),
  name: "",
  url: "https://",
  events: [...WEBHOOK_EVENTS],
  lock_version: 0,
});

export const toValues = ({ name, url, events }: WebhookDraft): WebhookValues => ({ name, url, events });

type Ends = { readonly onClose: () => void; readonly onSecret: (fresh: FreshSecret) => void };

/** Form of a webhook; if missing, of a new one, whose secret is shown after saving. */
export function useWebhookForm(webhook: Webhook | undefined, { onClose, onSecret }: Ends) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [record] = useState<WebhookDraft>(webhook ?? newWebhook);
  const params = { id: record.id };

  return useRecordForm<WebhookDraft, WebhookValues>({
    record,
    toValues,
    resolver: () => resolve(async () => (await contract()).WebhookInput.omit({ is_active: true })),
    read: async (current) => (await contract()).Webhook.parse(current),
    write: async (values, names, { lock_version }) => {
      if (!webhook) {
        const created = await call(webhooksApi.create, { body: { webhook: { ...values, id: record.id } } });
        const { secret } = await call(webhooksApi.makeSecret, { params });
        void invalidate(client, webhooksApi.list);
        onSecret({ name: created.webhook.name, secret });
        return created.webhook;
      }
      const change = { ...pick(values, names), lock_version };
      const changed = await call(webhooksApi.update, { params, body: { webhook: change } });
      void invalidate(client, webhooksApi.list);
      return changed.webhook;
    },
    onSaved: onClose,
    said: ({ name }) => t(webhook ? "webhooks.saved" : "webhooks.created", { name }),
  });
}
