import { Clock, Copy, Languages, MapPin, QrCode } from "lucide-react";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { pagePath } from "#admin/paths.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { Face } from "#admin/ui/Face.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { ANSWER_KINDS } from "#admin/records/AnswerKinds.tsx";
import { answerWord } from "#admin/records/answer-word.ts";
import { feedbackSubject } from "#admin/records/feedback-subject.ts";
import type { FeedbackDetail } from "#contract/feedback.ts";
import { FEEDBACK_QUESTIONS, kindOf } from "#contract/feedback-questions.ts";
import { CoveredComment } from "./CoveredComment.tsx";

type ResponseCardProps = { response: FeedbackDetail; isEditor: boolean };

/** The response, and where and when it was given. */
export function ResponseCard({ response, isEditor }: ResponseCardProps) {
  const { t } = useTranslation();
  const { page, answers, comment, mistake } = response;
  const { feeling } = answers;
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <header className="flex items-start gap-3">
          {feeling && <Face value={feeling} size={40} label={answerWord(t, "feeling", feeling)} />}
          <div className="min-w-0">
            <h2 className="text-md font-bold [overflow-wrap:anywhere]">
              {page ? <TextLink href={pagePath(page)}>{page.title}</TextLink> : feedbackSubject(t, response)}
            </h2>
            {mistake && (
              <p className="text-sm font-medium">
                {t("feedback.kinds.mistake")}
                {mistake.part && `: ${t(`feedback.mistake.parts.${mistake.part}`)}`}
              </p>
            )}
            <Facts response={response} />
          </div>
        </header>
        {comment === null ? (
          <p className="text-muted">{t("feedback.only_faces")}</p>
        ) : (
          <CoveredComment response={response} isEditor={isEditor} />
        )}
        {!mistake && <Answers answers={answers} />}
      </CardBody>
    </Card>
  );
}

function Facts({ response }: { response: FeedbackDetail }) {
  const { t } = useTranslation();
  const { short_code, location_name, locale, submitted_at, publication_number, channel } = response;
  const facts: readonly (readonly [Icon, string | null])[] = [
    [QrCode, short_code ? t("feedback.scanned", { code: short_code }) : t(`feedback.channels.${channel}`)],
    [MapPin, location_name],
    [Languages, languageName(locale)],
    [Clock, formatDateTime(submitted_at)],
    [Copy, publication_number === null ? null : t("feedback.version", { number: publication_number })],
  ];
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {facts.map(
        ([Glyph, text]) =>
          text && (
            <li key={text} className="flex items-center gap-1.5">
              <Glyph size={14} aria-hidden />
              {text}
            </li>
          ),
      )}
    </ul>
  );
}

function Answers({ answers }: Pick<FeedbackDetail, "answers">) {
  const { t } = useTranslation();
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3 border-t border-border pt-3">
      {FEEDBACK_QUESTIONS.map((question) => {
        const answer = answers[question];
        const { Mark } = ANSWER_KINDS[kindOf(question)];
        return (
          <div key={question} className="min-w-0 text-sm max-sm:w-[calc(50%-0.75rem)]">
            <dt className="text-xs text-muted">{t(`feedback.asked.questions.${question}.short`)}</dt>
            <dd className="mt-0.5 flex min-w-0 items-center gap-2">
              {answer !== null && <Mark answer={answer} />}
              {answer === null ? t("feedback.no_answer") : answerWord(t, question, answer)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
