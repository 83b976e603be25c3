import type { Translate } from "#admin/i18n/i18n.ts";
import type { WebhookDelivery } from "#contract/webhooks.ts";

/** Event names contain dots, which separate levels in translation keys. */
const KEYS = {
  "page.published": "webhooks.events.page_published",
  "page.withdrawn": "webhooks.events.page_withdrawn",
  "feedback.received": "webhooks.events.feedback_received",
  "short_code.retired": "webhooks.events.short_code_retired",
  "webhook.test": "webhooks.events.test",
} as const satisfies Record<WebhookDelivery["event"], string>;

export const eventWords = (t: Translate, event: WebhookDelivery["event"]) => t(KEYS[event]);
