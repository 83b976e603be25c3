import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { deletionsApi } from "#contract/deletions.ts";

interface RemovalSetup {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** Refetches everything that shows the record. */
  changed: () => Promise<unknown>;
  /** It stays in the list of deleted records after the toast is gone. */
  isKept: boolean;
  /** Asks for confirmation first, because people would notice. */
  isAsked: boolean;
  /** Rejections that open the confirmation instead of failing. */
  asksOn?: ((error: unknown) => boolean) | undefined;
  words: Readonly<Record<"done" | "failed" | "undone" | "undo_failed", string>>;
  onRemoved?: (() => void) | undefined;
}

export type Removal = ReturnType<typeof useRemoval>;

/** Deletes a record, with undo while the toast is shown. */
export function useRemoval({ words, isKept, isAsked, asksOn, onRemoved, ...calls }: RemovalSetup) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const changed = () => Promise.all([calls.changed(), invalidate(client, deletionsApi.list)]);
  const failed = (message: string, error: unknown) =>
    showToast({ tone: "danger", message: `${message} ${errorWords(error)}` });

  // not a hook: when undo is pressed, the record's row has unmounted
  const restore = async () => {
    try {
      await calls.restore();
      showToast({ message: words.undone });
    } catch (error) {
      failed(words.undo_failed, error);
    }
    await changed();
  };

  const removal = useMutation({
    mutationFn: calls.remove,
    onSuccess: () => {
      showToast({
        message: words.done,
        detail: isKept ? t("records.deleted.kept") : undefined,
        actionLabel: t("common.undo"),
        onAction: () => void restore(),
      });
      onRemoved?.();
      return changed();
    },
    onError: (error) => !asksOn?.(error) && failed(words.failed, error),
    onSettled: (_, error) => setIsAsking(error !== null && asksOn?.(error) === true),
  });

  return {
    ask: () => (isAsked ? setIsAsking(true) : removal.mutate()),
    isAsking,
    cancel: () => setIsAsking(false),
    remove: () => removal.mutate(),
    isPending: removal.isPending,
  };
}
