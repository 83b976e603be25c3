import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import type { Input } from "#contract/endpoint.ts";
import { type FeedbackDetail, feedbackApi, type Judgement } from "#contract/feedback.ts";
import { pagesApi } from "#contract/pages.ts";

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Change = Omit<Input<typeof feedbackApi.update>["body"]["response"], "lock_version">;
type Judged = DistributiveOmit<Judgement, "lock_version">;
type Reply = { said: Record<string, string>; text: Record<string, string>; set_answered: boolean };
type Answer = { response: FeedbackDetail };

/** For callers that show failures beside the fields instead of in a toast. */
type Outcome = { onDone?: () => void; onFailed: (error: Error) => void };

/** Actions on one response. The screen then shows the server's state. */
export function useCase({ id, lock_version, case_status, is_page_public }: FeedbackDetail) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = query(feedbackApi.show, { params: { id } });
  const params = { id };

  async function settled(answer: Answer) {
    client.setQueryData(queryKey, answer);
    await Promise.all([feedbackApi.list, feedbackApi.figures].map((endpoint) => invalidate(client, endpoint)));
  }
  const isLate = (error: Error) => error instanceof ApiError && error.body.code === "conflict";
  /** After a conflict, shows the other person's version; texts in the fields are kept. */
  const refresh = (error: Error) => (isLate(error) ? client.invalidateQueries({ queryKey }) : undefined);
  const announce = (error: Error) => {
    const words = isLate(error) ? t("feedback.conflict") : errorWords(error);
    showToast({ tone: "danger", message: `${t("feedback.not_saved")}. ${words}` });
  };
  // set on the mutation, not per call, so that it runs even after the next response was opened
  const kept = { onSuccess: settled, onError: refresh };
  const update = useCall(feedbackApi.update, kept);
  const publish = useCall(feedbackApi.publishReply, kept);
  const judge = useCall(feedbackApi.judge, kept);
  const withdraw = useCall(feedbackApi.withdrawReply, kept);
  const ask = useCall(feedbackApi.makeQuestion, { onSuccess: () => invalidate(client, pagesApi.read) });
  const bodyOf = (change: Change, version = lock_version) => ({
    params,
    body: { response: { ...change, lock_version: version } },
  });
  const done = (message: string, outcome?: Outcome) => ({
    onSuccess: () => {
      showToast({ message });
      outcome?.onDone?.();
    },
    onError: outcome?.onFailed ?? announce,
  });

  return {
    isPending: update.isPending || judge.isPending || publish.isPending || withdraw.isPending || ask.isPending,
    isMade: ask.isSuccess,
    change: (change: Change, message = t("feedback.saved"), outcome?: Outcome) =>
      update.mutate(bodyOf(change), done(message, outcome)),
    /** Closes the case, with undo. */
    close: (onDone: () => void) =>
      update.mutate(bodyOf({ case_status: "closed" }), {
        onSuccess: ({ response }) => {
          showToast({
            message: t("feedback.case_closed"),
            actionLabel: t("common.undo"),
            onAction: () =>
              update.mutate(bodyOf({ case_status: case_status ?? "new" }, response.lock_version), {
                onError: announce,
              }),
          });
          onDone();
        },
        onError: announce,
      }),
    publish: (reply: Reply, outcome: Outcome) =>
      publish.mutate(
        { params, body: { reply: { ...reply, lock_version } } },
        done(t(is_page_public ? "feedback.reply.published" : "feedback.reply.waits"), outcome),
      ),
    /** Residents read it at once. */
    judge: (judgement: Judged, outcome: Outcome) =>
      judge.mutate(
        { params, body: { mistake: { ...judgement, lock_version } } },
        done(t("feedback.mistake.saved"), outcome),
      ),
    withdraw: () => withdraw.mutate({ params }, done(t("feedback.reply.withdrawn"))),
    makeQuestion: (question: Record<string, string>, answer: Record<string, string>, outcome: Outcome) =>
      ask.mutate({ params, body: { question: { question, answer } } }, done(t("feedback.faq.made"), outcome)),
  };
}
export type Case = ReturnType<typeof useCase>;
