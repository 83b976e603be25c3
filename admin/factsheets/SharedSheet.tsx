import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { pickLocale, useContentLocale } from "#admin/session/content-locale.ts";
import { Card } from "#admin/ui/Card.tsx";
import type { Answer, Factsheet, SheetSection } from "#contract/factsheets.ts";
import { UNKNOWN } from "#factsheet/question.ts";
import { sectionElement } from "./element-ids.ts";
import { AnswerWords } from "./ReadAnswer.tsx";
import { questionLabel, sectionTitle } from "./sheet-words.ts";

/** A factsheet for guests of a share link: public answers, and required questions without one. */
export function SharedSheet({ factsheet }: { factsheet: Factsheet }) {
  const { locales, default_locale, sections, answers } = factsheet;
  const content = useContentLocale();
  const locale = pickLocale(locales, default_locale, [content.locale ?? null]) ?? default_locale;
  return (
    <div className="flex max-w-200 flex-col gap-5">
      <ContentLanguage isDirty={false} hasHint={false} />
      {sections.map((section) => (
        <SharedSection
          key={section.id}
          section={section}
          answers={answers}
          locale={locale}
          default_locale={default_locale}
        />
      ))}
    </div>
  );
}

interface SharedSectionProps {
  section: SheetSection;
  answers: Factsheet["answers"];
  locale: string;
  default_locale: string;
}

/** Withheld with a reason, or unknown: shown too. */
const isLeftOpen = (answer: Answer | undefined) =>
  answer !== undefined && (answer.state !== "answered" || answer.value === UNKNOWN);

function SharedSection({ section, answers, locale, default_locale }: SharedSectionProps) {
  const { t } = useTranslation();
  const asked = section.questions.filter(({ is_asked }) => is_asked);
  const isTold = (question: SheetSection["questions"][number]) =>
    question.is_filled || isLeftOpen(answers[question.id]);
  const told = asked.filter(isTold);
  const open = asked.filter((question) => question.is_required && !isTold(question));
  if (told.length + open.length === 0) return null;
  const titleId = sectionElement(section.id);
  return (
    <Card aria-labelledby={titleId} className="p-4">
      <h2 id={titleId} className="text-lg font-bold">
        {sectionTitle(section.id)}
      </h2>
      <dl className="mt-3 flex flex-col gap-4" lang={languageTag(locale)}>
        {told.map((question) => (
          <div key={question.id}>
            <dt className="font-medium">{questionLabel(question.id)}</dt>
            <dd>
              <AnswerWords
                question={question}
                answer={answers[question.id]}
                locale={locale}
                default_locale={default_locale}
              />
            </dd>
          </div>
        ))}
      </dl>
      {open.length > 0 && (
        <div className="mt-4 text-sm text-muted">
          <p>{t("factsheets.question.nothing")}:</p>
          <ul className="list-disc ps-5">
            {open.map(({ id }) => (
              <li key={id}>{questionLabel(id)}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
