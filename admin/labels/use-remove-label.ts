import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Label, labelsApi } from "#contract/labels.ts";

/** Deletes a label, with a way back for as long as the message stands. What is in use is asked about first. */
export function useRemoveLabel(label: Label) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const input = { params: { id: label.id } };
  const words = { name: label.name };

  // not a hook: by the time of the undo, the label's row is gone
  const restore = async () => {
    try {
      await call(labelsApi.restore, input);
      showToast({ message: t("labels.remove.undone", words) });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("labels.remove.undo_failed", words)} ${errorWords(error)}` });
    }
    await invalidate(client, labelsApi.list);
  };

  const removal = useCall(labelsApi.remove, {
    onSuccess: () => {
      showToast({
        message: t("labels.remove.done", words),
        actionLabel: t("common.undo"),
        onAction: () => void restore(),
      });
      return invalidate(client, labelsApi.list);
    },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("labels.remove.failed", words)} ${errorWords(error)}` }),
    onSettled: () => setIsAsking(false),
  });
  const remove = () => removal.mutate(input);

  return {
    ask: () => (label.usage_count > 0 ? setIsAsking(true) : remove()),
    isAsking,
    cancel: () => setIsAsking(false),
    remove,
    isPending: removal.isPending,
  };
}
