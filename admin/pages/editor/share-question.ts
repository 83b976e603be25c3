import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { statusOf } from "#admin/api/status.ts";
import { isSame } from "#admin/autosave/json.ts";
import { showPage } from "#admin/content/page-query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { PageQuestion } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { without } from "./list-edits.ts";

const MOST_TRIES = 4;

/** Appends a question to the guide-wide ones. Retries if someone else saved the home page meanwhile. */
async function addToGuide(client: QueryClient, question: PageQuestion, tries = 1): Promise<void> {
  const { page } = await call(pagesApi.home, {});
  const content = { ...page.content, questions: [...without(page.content.questions, question.id), question] };
  const body = { page: { content, lock_version: page.lock_version } };
  try {
    showPage(client, (await call(pagesApi.update, { params: { id: page.id }, body })).page);
  } catch (error) {
    if (statusOf(error) !== 409 || tries === MOST_TRIES) throw error;
    await addToGuide(client, question, tries + 1);
  }
}

/**
 * Moves a question of this page to the guide-wide ones. Adds before removing, so that a failure in between leaves
 * it in both places and loses nothing. Words written meanwhile move too.
 */
export function useShareQuestion(id: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { saver } = usePageWork();
  const current = () => saver.snapshot().document.questions.find((one) => one.id === id);

  return useMutation<void, Error, { name: string }>({
    mutationFn: async () => {
      for (let question = current(); question;) {
        await addToGuide(client, question);
        const now = current();
        if (isSame(now, question)) break;
        question = now;
      }
    },
    onSuccess: (_, { name }) => {
      saver.edit((content) => ({ ...content, questions: without(content.questions, id) }));
      showToast({ message: t("pages.faq.shared", { name }) });
    },
    onError: (error, { name }) =>
      showToast({ tone: "danger", message: `${t("pages.faq.share_failed", { name })} ${errorWords(error)}` }),
  });
}
