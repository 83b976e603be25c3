import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { fieldElement } from "#admin/content/field-element.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths, responsePath } from "#admin/paths.ts";
import { CommentText } from "#admin/records/CommentText.tsx";
import { quoteWords } from "#admin/records/quote-words.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { directionOf } from "#contract/direction.ts";
import { type FeedbackItem, feedbackApi, OPEN_CASES } from "#contract/feedback.ts";
import { pagesApi } from "#contract/pages.ts";

const SHOWN = 3;

/** Open comments on this page not yet turned into questions, newest first. */
export function OpenComments() {
  const { t } = useTranslation();
  const { page, canEdit } = usePageWork();
  const asked = { page_id: page.id, has_comment: "true", has_question: "false", per_page: SHOWN } as const;
  const result = useQuery(query(feedbackApi.list, { query: { ...asked, status: OPEN_CASES } }));
  const { responses, meta } = result.data ?? {};
  return (
    <section aria-labelledby="page-asked">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="page-asked" className="font-bold">
          {t("pages.faq.asked")}
        </h2>
        {meta && meta.total_count > 0 && (
          <span className="text-sm text-muted">{t("pages.faq.asked_open", { count: meta.total_count })}</span>
        )}
      </div>
      {result.isPending && <Skeleton height={72} className="mt-3" />}
      {result.isError && !responses && (
        <ErrorState
          title={t("pages.faq.asked_failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        >
          {errorWords(result.error)}
        </ErrorState>
      )}
      {responses?.length === 0 && <p className="mt-3 text-sm text-muted">{t("pages.faq.asked_none")}</p>}
      {responses && responses.length > 0 && (
        <ul className="divide-y divide-border">
          {responses.map((response) => (
            <li key={response.id} className="py-3">
              <Comment response={response} />
              {canEdit && <QuestionForm response={response} />}
            </li>
          ))}
        </ul>
      )}
      {responses && meta && meta.total_count > responses.length && (
        <TextLink href={listHref(paths.feedback(), { page_id: page.id })} className="text-sm">
          {t("feedback.figures.open_inbox")}
        </TextLink>
      )}
    </section>
  );
}

function Comment({ response: { id, comment, locale, submitted_at } }: { response: FeedbackItem }) {
  return (
    <>
      <p className="[overflow-wrap:anywhere]" lang={locale} dir={directionOf(locale)}>
        <CommentText text={comment ?? ""} />
      </p>
      <p className="text-sm text-muted">
        {languageName(locale)} ·{" "}
        <TextLink isInline href={responsePath(id)}>
          <time dateTime={submitted_at}>{formatRelative(submitted_at)}</time>
        </TextLink>
      </p>
    </>
  );
}

/** As in the inbox: the team words the question, then answers it in the question list. */
function QuestionForm({ response: { id, locale } }: { response: FeedbackItem }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const make = useCall(feedbackApi.makeQuestion, {
    onSuccess: async () => {
      await invalidate(client, pagesApi.read);
      void invalidate(client, feedbackApi.list);
      showToast({ message: t("feedback.faq.made") });
      await navigate({ hash: fieldElement(`questions.feedback-${id}.answer`) });
    },
    onError: (error) => setProblem(quoteWords(error, t) ?? `${t("pages.faq.asked_not_made")} ${errorWords(error)}`),
  });
  if (question === null)
    return (
      <Button size="sm" className="mt-2" onPress={() => setQuestion("")}>
        {t("pages.faq.asked_answer")}
      </Button>
    );
  const send = () => {
    if (question.trim() === "") return setProblem(t("feedback.faq.question_missing"));
    setProblem(undefined);
    return make.mutate({ params: { id }, body: { question: { question: { [locale]: question }, answer: {} } } });
  };
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that was just pressed
        autoFocus
        className="w-full"
        label={t("feedback.faq.question")}
        hint={t("feedback.faq.question_hint")}
        rows={2}
        lang={locale}
        dir={directionOf(locale)}
        value={question}
        onChange={setQuestion}
        errorMessage={problem}
      />
      <div className="flex gap-2">
        <Button size="sm" variant="primary" isPending={make.isPending} onPress={send}>
          {t("feedback.faq.make")}
        </Button>
        <Button size="sm" variant="ghost" onPress={() => setQuestion(null)}>
          {t("common.cancel")}
        </Button>
      </div>
    </div>
  );
}
