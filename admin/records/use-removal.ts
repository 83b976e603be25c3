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
  /** Everything that shows the record is reloaded. */
  changed: () => Promise<unknown>;
  /** It can be found again in the list of deleted records, longer than the message stands. */
  isKept: boolean;
  /** Somebody would notice: that is asked about first. */
  isAsked: boolean;
  /** A refusal that is no failure: it leads to the question instead. */
  asksOn?: ((error: unknown) => boolean) | undefined;
  words: Readonly<Record<"done" | "failed" | "undone" | "undo_failed", string>>;
  onRemoved?: (() => void) | undefined;
}

export type Removal = ReturnType<typeof useRemoval>;

/** Deletes a record, with a way back for as long as the message stands. */
export function useRemoval({ words, isKept, isAsked, asksOn, onRemoved, ...calls }: RemovalSetup) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const changed = () => Promise.all([calls.changed(), invalidate(client, deletionsApi.list)]);
  const failed = (message: string, error: unknown) =>
    showToast({ tone: "danger", message: `${message} ${errorWords(error)}` });

  // not a hook: by the time of the undo, the record's row is gone
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
