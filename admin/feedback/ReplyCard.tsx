import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { pagePath } from "#admin/paths.ts";
import { localesQuery } from "#admin/session/queries.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { Chip } from "#admin/ui/Chip.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { directionOf } from "#contract/direction.ts";
import { type FeedbackDetail, MAX_REPLY } from "#contract/feedback.ts";
import type { Case } from "./use-case.ts";

type Texts = Record<string, string>;
type ReplyCardProps = { response: FeedbackDetail; work: Case; isEditor: boolean };

const isFilled = (texts: Texts) => Object.values(texts).some((text) => text.trim() !== "");

/** What was said starts as the comment, for the team to put into words fit for everybody. */
const saidAtFirst = ({ said, comment, locale }: FeedbackDetail): Texts =>
  isFilled(said) || comment === null ? said : { [locale]: comment };

/** The reply that residents read, in each of the site's languages. */
export function ReplyCard({ response, work, isEditor }: ReplyCardProps) {
  const { t } = useTranslation();
  const { reply_published_at, page } = response;
  const [said, setSaid] = useState(() => saidAtFirst(response));
  const [text, setText] = useState<Texts>(response.reply_draft);
  const [set_answered, setAnswered] = useState(true);
  const status = reply_published_at && (
    <Badge tone="success">{t("feedback.reply.on_page", { date: formatDate(reply_published_at) })}</Badge>
  );
  const publish = () =>
    isFilled(text)
      ? work.publish({ said, text, set_answered })
      : showToast({ tone: "danger", message: t("feedback.reply.empty") });
  return (
    <>
      <Card aria-labelledby="feedback-reply">
        <CardHead id="feedback-reply" title={t("feedback.reply.title")} actions={status} />
        {page ? (
          <ReplyTexts {...{ response, said, setSaid, text, setText, isEditor }} />
        ) : (
          <CardBody className="text-muted">{t("feedback.reply.no_page")}</CardBody>
        )}
        {isEditor && page && (
          <CardFoot>
            <Checkbox label={t("feedback.reply.set_answered")} isSelected={set_answered} onChange={setAnswered} />
            <div className="ms-auto flex flex-wrap gap-2">
              {reply_published_at && (
                <Button variant="ghost" isDisabled={work.isPending} onPress={work.withdraw}>
                  {t("feedback.reply.withdraw")}
                </Button>
              )}
              <Button
                variant="ghost"
                isDisabled={work.isPending}
                onPress={() => work.change({ said, reply_draft: text }, t("feedback.reply.draft_saved"))}
              >
                {t("feedback.reply.save_draft")}
              </Button>
              <Button variant="primary" isPending={work.isPending} onPress={publish}>
                {t(reply_published_at ? "feedback.reply.update" : "feedback.reply.publish")}
              </Button>
            </div>
          </CardFoot>
        )}
      </Card>
      {isEditor && page && <QuestionCard page={page} said={said} text={text} work={work} />}
    </>
  );
}

type ReplyTextsProps = {
  response: FeedbackDetail;
  said: Texts;
  setSaid: (texts: Texts) => void;
  text: Texts;
  setText: (texts: Texts) => void;
  isEditor: boolean;
};

function ReplyTexts({ response, said, setSaid, text, setText, isEditor }: ReplyTextsProps) {
  const { t } = useTranslation();
  const { locales = [], default_locale } = useQuery(localesQuery()).data ?? {};
  const [chosen, setChosen] = useState(response.locale);
  const locale = locales.includes(chosen) ? chosen : (default_locale ?? chosen);
  const own = { lang: locale, dir: directionOf(locale) };
  return (
    <CardBody className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t("feedback.reply.hint")}</p>
      <div role="group" aria-label={t("feedback.reply.language")} className="flex flex-wrap gap-2">
        {locales.map((one) => (
          <Chip key={one} isOn={one === locale} aria-pressed={one === locale} onPress={() => setChosen(one)}>
            {text[one]?.trim() ? languageName(one) : `${languageName(one)} · ${t("feedback.reply.missing")}`}
          </Chip>
        ))}
      </div>
      <TextArea
        label={t("feedback.reply.said")}
        hint={t("feedback.reply.said_hint")}
        rows={2}
        limit={MAX_REPLY}
        isReadOnly={!isEditor}
        value={said[locale] ?? ""}
        onChange={(value) => setSaid({ ...said, [locale]: value })}
        {...own}
      />
      <TextArea
        label={t("feedback.reply.text")}
        rows={4}
        limit={MAX_REPLY}
        isReadOnly={!isEditor}
        value={text[locale] ?? ""}
        onChange={(value) => setText({ ...text, [locale]: value })}
        {...own}
      />
    </CardBody>
  );
}

const HAS_QUESTIONS_TAB = ["device_page", "algorithm_page"];
const questionsPath = (page: NonNullable<FeedbackDetail["page"]>) =>
  `${pagePath(page)}${HAS_QUESTIONS_TAB.includes(page.type) ? "/faq" : ""}`;

type QuestionCardProps = { page: NonNullable<FeedbackDetail["page"]>; said: Texts; text: Texts; work: Case };

/** What many ask becomes a question of the page. */
function QuestionCard({ page, said, text, work }: QuestionCardProps) {
  const { t } = useTranslation();
  const make = () =>
    isFilled(said) && isFilled(text)
      ? work.makeQuestion(said, text)
      : showToast({ tone: "danger", message: t("feedback.faq.missing") });
  return (
    <Card aria-labelledby="feedback-faq">
      <CardHead id="feedback-faq" title={t("feedback.faq.title")} />
      <CardBody className="flex flex-col items-start gap-3">
        <p className="text-muted">{t("feedback.faq.text")}</p>
        {work.isMade ? (
          <TextLink href={questionsPath(page)}>{t("feedback.faq.open")}</TextLink>
        ) : (
          <Button isPending={work.isPending} onPress={make}>
            {t("feedback.faq.make")}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
