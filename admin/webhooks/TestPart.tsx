import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Webhook, webhooksApi } from "#contract/webhooks.ts";
import { outcomeWords } from "./outcome-words.ts";

/** Sends a test event and shows the result; the log below has the details. */
export function TestPart({ webhook: { id } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const test = useCall(webhooksApi.test, {
    onSuccess: ({ delivery }) =>
      showToast({
        message: outcomeWords(t, delivery),
        ...(delivery.state !== "delivered" && { tone: "danger" as const }),
      }),
    onError: (error) => showToast({ message: errorWords(error), tone: "danger" }),
    onSettled: () => Promise.all([webhooksApi.list, webhooksApi.deliveries].map((one) => invalidate(client, one))),
  });
  return (
    <Button
      variant="primary"
      icon={Send}
      isPending={test.isPending}
      pendingLabel={t("webhooks.test.sending")}
      onPress={() => test.mutate({ params: { id } })}
    >
      {t("webhooks.test.send")}
    </Button>
  );
}
