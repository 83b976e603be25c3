import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import type { FeedbackDetail } from "#contract/feedback.ts";
import { excerpt } from "./excerpt.ts";
import { Sheet } from "./Sheet.tsx";

/** As long as they may be beside the table of pages; longer ones have a sheet of their own. */
const [MOST_SAID, MOST_REPLY] = [80, 110];

type Replied = Pick<FeedbackDetail, "id" | "said" | "public_reply">;

/** In the reader's language, else in any it was written in. */
function textIn(texts: Readonly<Record<string, string>>) {
  const locale = texts[uiLocale()] ? uiLocale() : Object.keys(texts).find((one) => texts[one]);
  return { lang: locale ?? uiLocale(), text: (locale && texts[locale]) ?? "" };
}

const partsOf = ({ said, public_reply }: Replied) => ({ question: textIn(said), reply: textIn(public_reply) });

const isLong = (replied: Replied) => {
  const { question, reply } = partsOf(replied);
  return question.text.length > MOST_SAID || reply.text.length > MOST_REPLY;
};

/** What people said and what was done about it, as it stands on the public pages: never a resident's own comment. */
export function Replies({ replies }: { replies: readonly FeedbackDetail[] | undefined }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{t("analytics.report.replies")}</h3>
      {replies?.length === 0 && <p>{t("analytics.report.no_replies")}</p>}
      <ul className="report-said">
        {replies?.map((replied) => {
          const { question, reply } = partsOf(replied);
          return (
            <li key={replied.id}>
              <span lang={question.lang}>{excerpt(question.text, MOST_SAID, question.lang)}</span>{" "}
              <b lang={reply.lang}>{excerpt(reply.text, MOST_REPLY, reply.lang)}</b>
            </li>
          );
        })}
      </ul>
      {replies?.some(isLong) && <p className="report-more">{t("analytics.report.replies_below")}</p>}
    </section>
  );
}

interface RepliesSheetProps {
  range: AnalyticsOverview["range"];
  replies: readonly FeedbackDetail[] | undefined;
}

/** Replies that are too long for the first sheet, whole. */
export function RepliesSheet({ range, replies }: RepliesSheetProps) {
  const { t } = useTranslation();
  if (!replies?.some(isLong)) return null;
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
