import { MessageCircle, Smile } from "lucide-react";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { FeedbackAside, FeedbackFigures } from "#admin/feedback/figures/FeedbackFigures.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { feedbackApi } from "#contract/feedback.ts";
import { FIRST_QUESTION, kindOf, optionsOf, questionsOf } from "#contract/feedback-questions.ts";
import { FEEDBACK_SETS } from "#contract/page-content.ts";
import { ContentSwitch } from "./ContentSwitch.tsx";
import { PageLayout } from "./PageLayout.tsx";

/** Residents' answers, whether the page asks for feedback, and which questions. */
export function FeedbackTab() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const isOn = usePageContent((content) => content.show_feedback);
  const hasFigures = mayCall(feedbackApi.figures);
  return (
    <PageLayout hasLanguages={false} aside={hasFigures && <FeedbackAside page_id={page.id} />}>
      {hasFigures && <FeedbackFigures page_id={page.id} />}
      <Card>
        <CardBody className="flex flex-col gap-5">
          <ContentSwitch field="show_feedback" label={t("pages.feedback.show")} hint={t("pages.feedback.show_hint")} />
          {isOn && <QuestionSet />}
        </CardBody>
      </Card>
      <QuestionsCard isOn={isOn} />
    </PageLayout>
  );
}

function QuestionSet() {
  const { t } = useTranslation();
  const { saver, canEdit } = usePageWork();
  const chosen = usePageContent((content) => content.feedback_set);
  return (
    <RadioCards
      label={t("pages.feedback.set")}
      isDisabled={!canEdit}
      options={FEEDBACK_SETS.map((id) => ({
        id,
        label: t(`pages.feedback.${id}`, { number: questionsOf("full").length }),
        detail: t(`pages.feedback.${id}_text`, { faces: optionsOf(FIRST_QUESTION).length }),
      }))}
      value={chosen}
      onChange={(feedback_set) => saver.edit((content) => ({ ...content, feedback_set }))}
    />
  );
}

function QuestionsCard({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  const chosen = usePageContent((content) => content.feedback_set);
  return (
    <Card aria-labelledby="feedback-asked">
      <CardHead id="feedback-asked" title={t("pages.feedback.asked")} />
      {isOn ? (
        <ol className="divide-y divide-border">
          {questionsOf(chosen).map((question) => (
            <AskedItem
              key={question}
              icon={Smile}
              asks={t(`feedback.asked.questions.${question}.asks`)}
              answered={t(`feedback.asked.kinds.${kindOf(question)}.answered`)}
            />
          ))}
          <AskedItem icon={MessageCircle} asks={t("pages.feedback.comment")} answered={t("pages.feedback.free")} />
        </ol>
      ) : (
        <CardBody className="text-muted">{t("pages.feedback.off")}</CardBody>
      )}
    </Card>
  );
}

type AskedItemProps = { icon: Icon; asks: string; answered: string };

const AskedItem = ({ icon: Glyph, asks, answered }: AskedItemProps) => (
  <li className="flex items-start gap-3 px-4 py-3">
    <Glyph size={16} className="mt-0.5 flex-none text-muted" aria-hidden />
    <span>
      <span className="block font-medium">{asks}</span>
      <span className="block text-sm text-muted">{answered}</span>
    </span>
  </li>
);
