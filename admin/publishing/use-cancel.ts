import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { guideApi } from "#contract/guide.ts";
import { publicationsApi, type Schedule } from "#contract/publications.ts";
import { refreshPage } from "./refresh-page.ts";

/** Cancels a schedule with undo, or dismisses a failed one. */
export function useCancel({ id, page_id, failed_because }: Schedule) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refresh = async () => {
    void invalidate(client, guideApi.overview);
    await refreshPage(client, { id: page_id });
  };
  const fail = (words: string) => (error: unknown) => {
    showToast({ tone: "danger", message: `${words} ${errorWords(error)}` });
    void refresh();
  };
  const undo = useCall(publicationsApi.uncancel, {
    onSuccess: async () => {
      await refresh();
      showToast({ message: t("publishing.uncancelled") });
    },
    onError: fail(t("publishing.uncancel_failed")),
  });
  const cancel = useCall(publicationsApi.cancel, {
    onSuccess: async () => {
      await refresh();
      if (failed_because) showToast({ message: t("publishing.put_away_done") });
      else
        showToast({
          message: t("publishing.cancelled"),
          actionLabel: t("common.undo"),
          onAction: () => undo.mutate({ params: { id } }),
        });
    },
    onError: fail(t("publishing.cancel_failed")),
  });
  return { isPending: cancel.isPending, cancel: () => cancel.mutate({ params: { id } }) };
}
