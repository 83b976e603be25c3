import { useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { invalidate, query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useOrder } from "#admin/lists/use-order.ts";
import { type Status, statusesApi } from "#contract/statuses.ts";

export function useStatusOrder(statuses: readonly Status[]) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = query(statusesApi.list, {});
  return useOrder({
    items: statuses,
    queryKey,
    show: (next) => client.setQueryData(queryKey, (data) => data && { ...data, statuses: [...next] }),
    send: (ids) => call(statusesApi.order, { body: { ids } }),
    reload: () => invalidate(client, statusesApi.list),
    words: { failed: t("devices.statuses.order_failed"), moved: (place) => t("devices.statuses.moved", place) },
  });
}
