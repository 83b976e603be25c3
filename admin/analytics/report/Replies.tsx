import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import type { FeedbackDetail } from "#contract/feedback.ts";
import { excerpt } from "./excerpt.ts";
import { Sheet } from "./Sheet.tsx";

/** Space beside the table of pages: characters per question and reply, then lines and characters per line. */
const [MOST_SAID, MOST_REPLY] = [68, 136];
const [MOST_LINES, LINE] = [12, 34];

type Replied = Pick<FeedbackDetail, "id" | "said" | "public_reply">;

/** The text in the reader's language, else in the first one available. */
function textIn(texts: Readonly<Record<string, string>>) {
  const locale = texts[uiLocale()] ? uiLocale() : Object.keys(texts).find((one) => texts[one]);
  return { lang: locale ?? uiLocale(), text: (locale && texts[locale]) ?? "" };
}

const partsOf = ({ said, public_reply }: Replied) => ({ question: textIn(said), reply: textIn(public_reply) });

const isLong = (replied: Replied) => {
  const { question, reply } = partsOf(replied);
  return question.text.length > MOST_SAID || reply.text.length > MOST_REPLY;
};

const shortened = (replied: Replied) => {
  const { question, reply } = partsOf(replied);
  return {
    id: replied.id,
    question: { ...question, text: excerpt(question.text, MOST_SAID, question.lang) },
    reply: { ...reply, text: excerpt(reply.text, MOST_REPLY, reply.lang) },
  };
};

/** As many of the first replies as fit on the sheet. */
function fitting(replies: readonly Replied[]) {
  let lines = 0;
  return replies.map(shortened).filter(({ question, reply }) => {
    lines += Math.ceil(question.text.length / LINE) + Math.ceil(reply.text.length / LINE);
    return lines <= MOST_LINES;
  });
}

const isAllOnFirst = (replies: readonly Replied[]) =>
  fitting(replies).length === replies.length && !replies.some(isLong);

/** Public questions and replies only: never a resident's own comment. */
export function Replies({ replies }: { replies: readonly FeedbackDetail[] | undefined }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{t("analytics.report.replies")}</h3>
      {replies?.length === 0 && <p>{t("analytics.report.no_replies")}</p>}
      <ul className="report-said">
        {fitting(replies ?? []).map(({ id, question, reply }) => (
          <li key={id}>
            <span lang={question.lang}>{question.text}</span> <b lang={reply.lang}>{reply.text}</b>
          </li>
        ))}
      </ul>
      {replies && !isAllOnFirst(replies) && <p className="report-more">{t("analytics.report.replies_below")}</p>}
    </section>
  );
}

interface RepliesSheetProps {
  range: AnalyticsOverview["range"];
  replies: readonly FeedbackDetail[] | undefined;
}

/** All replies in full, if the first sheet has no room for them. */
export function RepliesSheet({ range, replies }: RepliesSheetProps) {
  const { t } = useTranslation();
  if (!replies || isAllOnFirst(replies)) return null;
  return (
    <Sheet range={range} noteTitle={t("analytics.report.replies")} note={t("analytics.report.replies_note")}>
      <section className="report-part">
        <h3>{t("analytics.report.replies_whole")}</h3>
        <ul className="report-said report-whole">
          {replies.map((replied) => {
            const { question, reply } = partsOf(replied);
            return (
              <li key={replied.id}>
                <span lang={question.lang}>{question.text}</span> <b lang={reply.lang}>{reply.text}</b>
              </li>
            );
          })}
        </ul>
      </section>
    </Sheet>
  );
}
