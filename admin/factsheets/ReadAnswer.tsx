import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { isWebAddress } from "#factsheet/links.ts";
import type { Answer, SheetQuestion } from "#contract/factsheets.ts";
import { textIn } from "#datachain/text.ts";
import { useSheet } from "./sheet-work.ts";
import { useValueWords } from "./sheet-words.ts";

interface ReadAnswerProps {
  question: SheetQuestion;
  answer: Answer | undefined;
}

/** A read-only answer for staff. */
export function ReadAnswer({ question, answer }: ReadAnswerProps) {
  const { t } = useTranslation();
  const { locale, default_locale } = useSheet();
  return (
    <div className="flex flex-col gap-1">
      <AnswerWords question={question} answer={answer} locale={locale} default_locale={default_locale} />
      {answer && (
        <p className="text-sm text-muted">
          {t(`factsheets.visibility.${answer.visibility}`)} · {t(`factsheets.sources.${answer.source}`)}
        </p>
      )}
    </div>
  );
}

interface AnswerWordsProps extends ReadAnswerProps {
  locale: string;
  default_locale: string;
}

/** An answer, or why it is left open, with its evidence. */
export function AnswerWords({ question, answer, locale, default_locale }: AnswerWordsProps) {
  const { t } = useTranslation();
  const { valueWords } = useValueWords(locale, default_locale);
  const isOpen = !answer || answer.state === "answered";
  const text = isOpen
    ? valueWords(question, answer?.value)
    : (textIn(answer.reason, locale, default_locale)?.text ?? "");
  return (
    <div className="flex flex-col gap-1">
      {!isOpen && <p className="font-medium">{t(`factsheets.states.${answer.state}`)}</p>}
      {text ? (
        <p lang={languageTag(locale)} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
          {text}
        </p>
      ) : (
        <p className="text-muted">{t("factsheets.question.nothing")}</p>
      )}
      {answer && answer.evidence.length > 0 && (
        <ul aria-label={t("factsheets.evidence.label")} className="flex flex-wrap gap-x-4 text-sm">
          {answer.evidence.map(({ id, title, url }) => (
            <li key={id}>{isWebAddress(url) ? <TextLink href={url}>{title || url}</TextLink> : title}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
