import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { pageQuery } from "#admin/content/page-query.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { feedbackApi } from "#contract/feedback.ts";
import type { PageQuestion } from "#contract/page-content.ts";
import { OpenComments } from "./OpenComments.tsx";
import { ContentSwitch } from "./ContentSwitch.tsx";
import { without } from "./list-edits.ts";
import { PageLayout } from "./PageLayout.tsx";
import { questionName } from "./question-name.ts";
import { QuestionList } from "./QuestionList.tsx";

/** The page's own questions, and which of the guide-wide ones it shows. */
export function FaqTab() {
  const { t } = useTranslation();
  return (
    <PageLayout part={mayCall(feedbackApi.list) && <OpenComments />}>
      <Card>
        <CardBody>
          <ContentSwitch field="show_faq" label={t("pages.faq.show")} hint={t("pages.faq.show_hint")} />
        </CardBody>
      </Card>
      <QuestionList title={t("pages.faq.on_page")} />
      <WholeGuide />
    </PageLayout>
  );
}

/** Questions shown on every page; this page may leave some out. */
function WholeGuide() {
  const { t } = useTranslation();
  const result = useQuery(pageQuery(undefined));
  const leftOut = usePageContent((content) => content.left_out_questions);
  const questions = result.data?.page.content.questions;
  const total = questions?.length ?? 0;
  const shown = questions?.filter(({ id }) => !leftOut.some((one) => one.id === id)).length ?? 0;
  return (
    <Card aria-labelledby="guide-questions">
      <CardHead
        id="guide-questions"
        title={t("pages.faq.whole")}
        {...(total > 0 && { count: t("pages.faq.whole_shown", { shown, total }) })}
        actions={
          <LinkButton size="sm" variant="ghost" href={`${paths.homePage()}#page-own-questions`}>
            {t("pages.faq.whole_edit")}
          </LinkButton>
        }
      />
      {result.isPending && (
        <CardBody>
          <Skeleton width="60%" />
        </CardBody>
      )}
      {result.isError && !questions && (
        <ErrorState
          title={t("pages.faq.whole_failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void result.refetch()}
        >
          {errorWords(result.error)}
        </ErrorState>
      )}
      {questions && total === 0 && <CardBody className="text-muted">{t("pages.faq.whole_empty")}</CardBody>}
      <ul className="divide-y divide-border">
        {questions?.map((question) => (
          <li key={question.id} className="px-4 py-3">
            <GuideQuestion question={question} isShown={!leftOut.some(({ id }) => id === question.id)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function GuideQuestion({ question, isShown }: { question: PageQuestion; isShown: boolean }) {
  const { t } = useTranslation();
  const { page, saver, canEdit } = usePageWork();
  const { id } = question;
  const set = (next: boolean) =>
    saver.edit((content) => {
      const others = without(content.left_out_questions, id);
      return { ...content, left_out_questions: next ? others : [...others, { id }] };
    });
  return (
    <Switch
      label={<span className="font-medium">{questionName(question, page) ?? t("pages.faq.unnamed")}</span>}
      hint={t(isShown ? "pages.faq.whole_on" : "pages.faq.whole_off")}
      isSelected={isShown}
      isDisabled={!canEdit}
      onChange={set}
    />
  );
}
