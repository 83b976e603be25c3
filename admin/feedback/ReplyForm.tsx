import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { pagePath } from "#admin/paths.ts";
import { localesQuery } from "#admin/session/queries.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { CardBody, PaneFoot } from "#admin/ui/Card.tsx";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { Chip } from "#admin/ui/Chip.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Ring } from "#admin/ui/Ring.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { Tooltip } from "#admin/ui/Tooltip.tsx";
import { directionOf } from "#contract/direction.ts";
import { type FeedbackDetail, isUndecided, MAX_REPLY } from "#contract/feedback.ts";
import { NO_PROBLEMS, type Problems, problemsOf } from "./reply-problems.ts";
import { isFilled, type Unsent } from "./unsent.ts";
import type { Case } from "./use-case.ts";

type ReplyFormProps = {
  response: FeedbackDetail;
  work: Case;
  isEditor: boolean;
  texts: Unsent;
  write: (change: Partial<Unsent>) => void;
  /** Called when the server has saved the text: discards the local draft. */
  forget: () => void;
  onNext: () => void;
  replyRef: RefObject<HTMLTextAreaElement | null>;
};

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);
const SEND_KEYS = isMac() ? "⌘ ↵" : "Ctrl ↵";

const HAS_QUESTIONS_TAB = ["device_page", "algorithm_page"];
const questionsPath = (page: NonNullable<FeedbackDetail["page"]>) =>
  `${pagePath(page)}${HAS_QUESTIONS_TAB.includes(page.type) ? "/faq" : ""}`;

/** Language of the first rejected text. */
const refusedIn = ({ said, text }: Problems) => Object.keys({ ...said, ...text })[0];

type ReplyProps = Omit<ReplyFormProps, "isEditor" | "write"> & { saidRef: RefObject<HTMLTextAreaElement | null> };

function useReply({ response, work, texts, forget, onNext, replyRef, saidRef }: ReplyProps) {
  const { t } = useTranslation();
  const { locales = [], default_locale } = useQuery(localesQuery()).data ?? {};
  const [chosen, setChosen] = useState(response.locale);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isAnswering, setAnswered] = useState(true);
  const set_answered = isAnswering && !isUndecided(response);
  const locale = locales.includes(chosen) ? chosen : (default_locale ?? chosen);
  const { said, text } = texts;

  /** Shows the rejected field in its language, and focuses it. */
  function refuse(found: Problems) {
    const refused = refusedIn(found);
    flushSync(() => {
      setProblems(found);
      if (refused !== undefined) setChosen(refused);
    });
    if (refused !== undefined) (refused in found.said ? saidRef : replyRef).current?.focus();
  }
  const onFailed = (error: Error) => refuse(problemsOf(error, t));
  const begin = () => setProblems(NO_PROBLEMS);

  function publish() {
    if (!isFilled(text)) return refuse({ ...NO_PROBLEMS, text: { [locale]: t("feedback.reply.empty") } });
    begin();
    const onDone = () => {
      forget();
      onNext();
    };
    return work.publish({ said, text, set_answered }, { onDone, onFailed });
  }
  function saveDraft() {
    begin();
    work.change({ said, reply_draft: text }, t("feedback.reply.draft_saved"), { onDone: forget, onFailed });
  }
  function makeQuestion() {
    const words = { [locale]: t("feedback.faq.missing") };
    const missing = { said: isFilled(said) ? {} : words, text: isFilled(text) ? {} : words };
    if (refusedIn({ ...missing, general: null })) return refuse({ ...missing, general: null });
    begin();
    return work.makeQuestion(said, text, { onFailed });
  }
  const language = { locale, locales, setChosen };
  return { language, problems, set_answered, setAnswered, publish, saveDraft, makeQuestion };
}

type Reply = ReturnType<typeof useReply>;

/** The public reply, in each of the site's languages. */
export function ReplyForm(props: ReplyFormProps) {
  const { t } = useTranslation();
  const { response, isEditor } = props;
  const { page, reply_published_at, is_page_public } = response;
  const saidRef = useRef<HTMLTextAreaElement>(null);
  const reply = useReply({ ...props, saidRef });
  if (!page)
    return (
      <CardBody className="text-muted">
        {t(response.guide_page ? "feedback.reply.guide_page" : "feedback.reply.no_page")}
      </CardBody>
    );
  return (
    <>
      <CardBody className="relative flex min-h-0 flex-col gap-2 overflow-y-auto py-3">
        <div className="flex flex-wrap items-center gap-2">
          <Languages language={reply.language} text={props.texts.text} response={response} />
          {reply_published_at && (
            <span className="ms-auto">
              {is_page_public ? (
                <Badge tone="success">{t("feedback.reply.on_page", { date: formatDate(reply_published_at) })}</Badge>
              ) : (
                <Badge>{t("feedback.reply.waits")}</Badge>
              )}
            </span>
          )}
        </div>
        <ReplyTexts {...props} saidRef={saidRef} reply={reply} />
        {reply.problems.general && (
          <Note tone="danger" role="alert" title={t("feedback.reply.failed")}>
            {reply.problems.general}
          </Note>
        )}
      </CardBody>
      {isEditor && <ReplyFoot response={response} work={props.work} reply={reply} page={page} />}
    </>
  );
}

type LanguagesProps = Pick<Reply, "language"> & Pick<Unsent, "text"> & { response: FeedbackDetail };

/** Which languages residents read, which have words that are not published, and which have none. */
function Languages({ language: { locale, locales, setChosen }, text, response }: LanguagesProps) {
  const { t } = useTranslation();
  const { public_reply, reply_published_at } = response;
  const stateOf = (one: string) => {
    const words = text[one]?.trim();
    if (!words) return "missing";
    return reply_published_at !== null && public_reply[one] === words ? undefined : "draft";
  };
  return (
    <div role="group" aria-label={t("feedback.reply.language")} className="flex flex-wrap gap-1.5">
      {locales.map((one) => {
        const state = stateOf(one);
        return (
          <Chip key={one} isOn={one === locale} aria-pressed={one === locale} onPress={() => setChosen(one)}>
            <Ring value={state === "missing" ? 0 : 1} />
            {languageName(one)}
            {state && <span className="font-normal text-muted"> · {t(`feedback.reply.${state}`)}</span>}
          </Chip>
        );
      })}
    </div>
  );
}

type ReplyTextsProps = Pick<ReplyFormProps, "texts" | "write" | "isEditor" | "replyRef"> &
  Pick<ReplyProps, "saidRef"> & { reply: Reply };

function ReplyTexts({ texts: { said, text }, write, isEditor, replyRef, saidRef, reply }: ReplyTextsProps) {
  const { t } = useTranslation();
  const { locale } = reply.language;
  const own = { lang: locale, dir: directionOf(locale), limit: MAX_REPLY, isReadOnly: !isEditor };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || !isEditor) return;
    event.preventDefault();
    reply.publish();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys bubbling up from the fields inside
    <div className="flex flex-col gap-3" onKeyDown={sendByKeys}>
      <TextArea
        ref={saidRef}
        label={t("feedback.reply.said")}
        optionalLabel={t("common.optional")}
        hint={t("feedback.reply.said_hint")}
        rows={2}
        value={said[locale] ?? ""}
        onChange={(value) => write({ said: { ...said, [locale]: value } })}
        errorMessage={reply.problems.said[locale]}
        {...own}
      />
      <TextArea
        ref={replyRef}
        label={t("feedback.reply.text")}
        hint={t("feedback.reply.hint")}
        rows={2}
        value={text[locale] ?? ""}
        onChange={(value) => write({ text: { ...text, [locale]: value } })}
        errorMessage={reply.problems.text[locale]}
        {...own}
      />
    </div>
  );
}

type ReplyFootProps = Pick<ReplyFormProps, "response" | "work"> & {
  reply: Reply;
  page: NonNullable<FeedbackDetail["page"]>;
};

function ReplyFoot({ response, work, reply, page }: ReplyFootProps) {
  const { t } = useTranslation();
  const isPublic = response.reply_published_at !== null;
  return (
    <PaneFoot className="flex-none py-2">
      {!isUndecided(response) && (
        <Checkbox
          label={t("feedback.reply.set_answered")}
          isSelected={reply.set_answered}
          onChange={reply.setAnswered}
        />
      )}
      <div className="ms-auto flex flex-wrap gap-2">
        {work.isMade ? (
          <TextLink className="self-center" href={questionsPath(page)}>
            {t("feedback.faq.open")}
          </TextLink>
        ) : (
          <Tooltip content={t("feedback.faq.text")}>
            <Button variant="ghost" isDisabled={work.isPending} onPress={reply.makeQuestion}>
              {t("feedback.faq.make")}
            </Button>
          </Tooltip>
        )}
        {isPublic && (
          <Button variant="ghost" isDisabled={work.isPending} onPress={work.withdraw}>
            {t("feedback.reply.withdraw")}
          </Button>
        )}
        <Button variant="ghost" isDisabled={work.isPending} onPress={reply.saveDraft}>
          {t("feedback.reply.save_draft")}
        </Button>
        <Tooltip content={t(isPublic ? "feedback.reply.update" : "feedback.reply.publish")} shortcut={SEND_KEYS}>
          <Button variant="primary" isPending={work.isPending} onPress={reply.publish}>
            {t(isPublic ? "feedback.reply.update" : "feedback.reply.publish")}
          </Button>
        </Tooltip>
      </div>
    </PaneFoot>
  );
}
