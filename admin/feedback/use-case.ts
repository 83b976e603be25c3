import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import type { Input } from "#contract/endpoint.ts";
import { type FeedbackDetail, feedbackApi } from "#contract/feedback.ts";
import { pagesApi } from "#contract/pages.ts";

type Change = Omit<Input<typeof feedbackApi.update>["body"]["response"], "lock_version">;
type Reply = { said: Record<string, string>; text: Record<string, string>; set_answered: boolean };

/** All that staff do with one response. What they see afterwards is what the server has. */
export function useCase({ id, lock_version }: Pick<FeedbackDetail, "id" | "lock_version">) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = query(feedbackApi.show, { params: { id } });

  async function settled(answer?: { response: FeedbackDetail }) {
    if (answer) client.setQueryData(queryKey, answer);
    await Promise.all([feedbackApi.list, feedbackApi.figures].map((endpoint) => invalidate(client, endpoint)));
  }
  async function failed(error: Error) {
    const isLate = error instanceof ApiError && error.body.code === "conflict";
    if (isLate) await client.invalidateQueries({ queryKey });
    const words = isLate ? t("feedback.conflict") : errorWords(error);
    showToast({ tone: "danger", message: `${t("feedback.not_saved")}. ${words}` });
  }
  const kept = { onSuccess: settled, onError: failed };
  const told = (message: string) => ({
    ...kept,
    onSuccess: (answer: { response: FeedbackDetail }) => {
      showToast({ message });
      return settled(answer);
    },
  });
  // Whoever went on to the next response meanwhile still finds this one saved.
  const update = useCall(feedbackApi.update, kept);
  const publish = useCall(feedbackApi.publishReply, told(t("feedback.reply.published")));
  const withdraw = useCall(feedbackApi.withdrawReply, told(t("feedback.reply.withdrawn")));
  const ask = useCall(feedbackApi.makeQuestion, {
    onSuccess: async () => {
      showToast({ message: t("feedback.faq.made") });
      await invalidate(client, pagesApi.read);
    },
    onError: failed,
  });
  const params = { id };
  return {
    isPending: update.isPending || publish.isPending || withdraw.isPending || ask.isPending,
    isMade: ask.isSuccess,
    change: (change: Change, message = t("feedback.saved")) =>
      update.mutate(
        { params, body: { response: { ...change, lock_version } } },
        { onSuccess: () => showToast({ message }) },
      ),
    publish: (reply: Reply) => publish.mutate({ params, body: { reply: { ...reply, lock_version } } }),
    withdraw: () => withdraw.mutate({ params }),
    makeQuestion: (question: Record<string, string>, answer: Record<string, string>) =>
      ask.mutate({ params, body: { question: { question, answer } } }),
  };
}
export type Case = ReturnType<typeof useCase>;
