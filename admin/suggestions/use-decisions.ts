import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath } from "#admin/paths.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { shareLinksApi } from "#contract/share-links.ts";
import { type Suggestion, suggestionsApi, type SuggestionThread } from "#contract/suggestions.ts";

type Decision = { readonly decision: "accept" | "decline"; readonly value?: string };

type Page = SuggestionThread["page"];

/** Confirms a decision; if the accepted text is not public yet, offers to publish it. */
function useDone(page: Page) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (suggestions: readonly Suggestion[]) => {
    const [first] = suggestions;
    const count = suggestions.length;
    if (first?.state === "declined") return showToast({ message: t("suggestions.declined_count", { count }) });
    if (suggestions.every(({ value }) => value === null)) return showToast({ message: t("suggestions.marked_read") });
    if (!page?.is_published) return showToast({ message: t("suggestions.accepted_count", { count }) });
    return showToast({
      message: t("suggestions.accepted_publish", { count }),
      actionLabel: t("suggestions.publish"),
      onAction: () => void navigate(`${pagePath(page)}?publish`),
    });
  };
}

/** Accepts, declines, undoes and replies. Sends the text the editor saw, so that unseen changes are not overwritten. */
export function useDecisions(page: Page) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const done = useDone(page);
  const settled = async () => {
    await Promise.all(
      [suggestionsApi.thread, suggestionsApi.threads, shareLinksApi.list].map((e) => invalidate(client, e)),
    );
    // the text may be in any record, so refetch all active queries of records and pages
    await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => /\/(inventory|web)\//.test(String(path)) });
  };
  const failed = (error: Error) => {
    const isLate = error instanceof ApiError && error.body.code === "conflict";
    const words = isLate ? t("suggestions.moved_on") : errorWords(error);
    showToast({ message: `${t("suggestions.not_done")}. ${words}`, tone: "danger" });
  };
  const decide = useCall(suggestionsApi.decide, {
    onSuccess: ({ suggestions }) => void done(suggestions),
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
