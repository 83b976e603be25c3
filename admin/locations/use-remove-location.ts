import { useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Location, locationsApi } from "#contract/locations.ts";
import { locationsChanged } from "./location-cache.ts";

/** Deletes a place immediately, with undo while the toast is shown. */
export function useRemoveLocation({ id, device_id }: Location, name: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const input = { params: { device_id, id } };
  const words = { name };

  // not a hook: when undo is pressed, the place's row has unmounted
  const restore = async () => {
    try {
      await call(locationsApi.restore, { ...input, query: {} });
      showToast({ message: t("locations.remove.undone", words) });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("locations.remove.undo_failed", words)} ${errorWords(error)}` });
    }
    await locationsChanged(client);
  };
  const removal = useCall(locationsApi.remove, {
    onSuccess: async () => {
      showToast({
        message: t("locations.remove.done", words),
        actionLabel: t("common.undo"),
        onAction: () => void restore(),
      });
      await locationsChanged(client);
    },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("locations.remove.failed", words)} ${errorWords(error)}` }),
  });
  return () => removal.mutate(input);
}
