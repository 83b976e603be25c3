import type { TFunction } from "i18next";
import type { WebhookDelivery } from "#contract/webhooks.ts";

/** Names of events have a dot, which means something else in the keys of words. */
export const eventWords = (t: TFunction, event: WebhookDelivery["event"]) => {
  switch (event) {
    case "page.published":
      return t("webhooks.events.page_published");
    case "page.withdrawn":
      return t("webhooks.events.page_withdrawn");
    case "feedback.received":
      return t("webhooks.events.feedback_received");
    case "short_code.retired":
      return t("webhooks.events.short_code_retired");
    case "webhook.test":
      return t("webhooks.events.test");
  }
};
