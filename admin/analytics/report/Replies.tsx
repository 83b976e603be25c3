import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import type { FeedbackDetail } from "#contract/feedback.ts";

/** In the reader's language, else in any it was written in. */
function textIn(texts: Readonly<Record<string, string>>) {
  const locale = texts[uiLocale()] ? uiLocale() : Object.keys(texts).find((one) => texts[one]);
  return locale ? { lang: locale, text: texts[locale] } : undefined;
}

/** What people said and what was done about it, as it stands on the public pages. */
export function Replies({ replies }: { replies: readonly FeedbackDetail[] | undefined }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{t("analytics.report.replies")}</h3>
      {replies?.length === 0 && <p>{t("analytics.report.no_replies")}</p>}
      <ul className="report-said">
        {replies?.map(({ id, said, public_reply }) => {
          const [question, reply] = [textIn(said), textIn(public_reply)];
          return (
            <li key={id}>
              <span lang={question?.lang}>{question?.text}</span> <b lang={reply?.lang}>{reply?.text}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
