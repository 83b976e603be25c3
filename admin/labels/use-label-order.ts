import { useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useOrder } from "#admin/lists/use-order.ts";
import { type Label, labelsApi } from "#contract/labels.ts";
import type { labelsQuery } from "./labels-query.ts";

export function useLabelOrder({ queryKey }: ReturnType<typeof labelsQuery>, labels: readonly Label[]) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useOrder({
    items: labels,
    queryKey,
    show: (next) => client.setQueryData(queryKey, (data) => data && { ...data, labels: [...next] }),
    send: (ids) => call(labelsApi.order, { body: { ids } }),
    reload: () => invalidate(client, labelsApi.list),
    words: { failed: t("labels.move.failed"), moved: (place) => t("labels.move.moved", place) },
  });
}
