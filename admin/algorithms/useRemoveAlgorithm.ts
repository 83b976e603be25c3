import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { showToast } from "#admin/ui/toastQueue.ts";
import { type Algorithm, algorithmsApi } from "#contract/algorithms.ts";
import { algorithmsChanged } from "./algorithm-cache.ts";

/** Deletes an algorithm, with a way back for as long as the message stands. What residents can read is asked about first. */
export function useRemoveAlgorithm(algorithm: Pick<Algorithm, "id" | "name" | "page">, onRemoved?: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const input = { params: { id: algorithm.id } };
  const words = { name: algorithm.name };

  // not a hook: by the time of the undo, the row is gone
  const restore = async () => {
    try {
      await call(algorithmsApi.restore, { ...input, query: {} });
      showToast({ message: t("algorithms.remove.undone", words) });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("algorithms.remove.undo_failed", words)} ${errorWords(error)}` });
    }
    await algorithmsChanged(client);
  };

  const removal = useCall(algorithmsApi.remove, {
    onSuccess: () => {
      showToast({
        message: t("algorithms.remove.done", words),
        actionLabel: t("common.undo"),
        onAction: () => void restore(),
      });
      onRemoved?.();
      return algorithmsChanged(client);
    },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("algorithms.remove.failed", words)} ${errorWords(error)}` }),
    onSettled: () => setIsAsking(false),
  });
  const remove = () => removal.mutate(input);

  return {
    ask: () => (algorithm.page?.status === "published" ? setIsAsking(true) : remove()),
    isAsking,
    cancel: () => setIsAsking(false),
    remove,
    isPending: removal.isPending,
  };
}
