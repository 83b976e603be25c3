import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { shareLinksApi } from "#contract/share-links.ts";
import { type Suggestion, suggestionsApi } from "#contract/suggestions.ts";

type Decision = { readonly decision: "accept" | "decline"; readonly value?: string };

/** Decides, takes back and replies. What the editor saw goes along, so nothing is written over words they have not seen. */
export function useDecisions() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const settled = async () => {
    await Promise.all(
      [suggestionsApi.thread, suggestionsApi.threads, shareLinksApi.list].map((e) => invalidate(client, e)),
    );
    // what was written is somewhere in the records: whatever is open asks again
    await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => /\/(inventory|web)\//.test(String(path)) });
  };
  const failed = (error: Error) => {
    const isLate = error instanceof ApiError && error.body.code === "conflict";
    const words = isLate ? t("suggestions.moved_on") : errorWords(error);
    showToast({ message: `${t("suggestions.not_done")}. ${words}`, tone: "danger" });
  };
  const decide = useCall(suggestionsApi.decide, {
    onSuccess: ({ suggestions }) => showToast({ message: t("suggestions.done", { count: suggestions.length }) }),
    onError: failed,
    onSettled: settled,
  });
  const reopen = useCall(suggestionsApi.reopen, {
    onSuccess: () => showToast({ message: t("suggestions.reopened") }),
    onError: failed,
    onSettled: settled,
  });
  const reply = useCall(suggestionsApi.reply, { onError: failed, onSettled: settled });
  return {
    isPending: decide.isPending || reopen.isPending,
    decide: (of: readonly Suggestion[], how: Decision) =>
      decide.mutate({ body: { decisions: of.map(({ id, now }) => ({ id, now, ...how })) } }),
    reopen: (id: string) => reopen.mutate({ params: { id } }),
    reply: (id: string, words: string) => reply.mutateAsync({ params: { id }, body: { reply: words } }),
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
