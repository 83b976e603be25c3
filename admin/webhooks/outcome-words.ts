import { formatNumber } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import type { WebhookDelivery } from "#contract/webhooks.ts";

/** Result of the last attempt in one sentence. */
export function outcomeWords(t: Translate, { state, answer_status, problem, took_ms, attempts }: WebhookDelivery) {
  if (state === "delivered")
    return t("webhooks.outcome.delivered", { status: answer_status, ms: formatNumber(took_ms ?? 0) });
  if (problem) return t(`webhooks.outcome.${problem}`);
  if (answer_status !== null) return t("webhooks.outcome.refused", { status: answer_status });
  return attempts === 0 ? t("webhooks.outcome.not_sent") : t("webhooks.outcome.under_way");
}
