import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import type { FeedbackFigures } from "#contract/feedback.ts";
import type { FeedbackQuestion } from "#contract/feedback-questions.ts";
import { AnswerBar } from "./AnswerBar.tsx";
import { AverageCells } from "./AnswersTable.tsx";

type Counted = Omit<FeedbackFigures["questions"][number], "question">;
type Row = Counted & { readonly name: string };

const counted = ({ counts, n, average, is_small }: Counted): Counted => ({ counts, n, average, is_small });

/** One question, broken down by version read, language and channel. */
export function GroupsCard({ figures, question }: { figures: FeedbackFigures; question: FeedbackQuestion }) {
  const { t } = useTranslation();
  const groups: readonly (readonly [string, readonly Row[]])[] = [
    [
      t("feedback.figures.version"),
      figures.publications
        .filter(({ n }) => n > 0)
        .map((one) => ({
          name:
            one.number === null ? t("feedback.figures.unknown_version") : t("feedback.version", { number: one.number }),
          ...counted(one),
        })),
    ],
    [
      t("feedback.figures.language"),
      figures.locales.map((one) => ({ name: languageName(one.locale), ...counted(one) })),
    ],
    [
      t("feedback.figures.channel"),
      figures.channels.map((one) => ({ name: t(`feedback.channels.${one.channel}`), ...counted(one) })),
    ],
  ];
  return (
    <Card aria-labelledby="feedback-groups">
      <CardHead
        id="feedback-groups"
        title={t("feedback.figures.groups")}
        count={t(`feedback.asked.questions.${question}.asks`)}
      />
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("feedback.figures.groups")}</th>
            <th scope="col">{t("feedback.figures.counts")}</th>
            <th scope="col">{t("feedback.figures.average")}</th>
            <th scope="col">{t("feedback.figures.n")}</th>
          </tr>
        </thead>
        {groups.map(
          ([title, rows]) =>
            rows.length > 0 && (
              <tbody key={title}>
                <tr>
                  <th scope="rowgroup" colSpan={4} className="px-4 pt-4 pb-1 text-start text-sm font-medium text-muted">
                    {title}
                  </th>
                </tr>
                {rows.map(({ name, counts, ...rest }) => (
                  <tr key={name} className="border-t border-border max-md:grid max-md:grid-cols-2 max-md:py-2">
                    <th scope="row" className="px-4 py-2 text-start font-normal max-md:col-span-2 md:w-1/3">
                      {name}
                    </th>
                    <td className="px-4 py-2 max-md:col-span-2">
                      <AnswerBar question={question} counts={counts} isSmall={rest.is_small} />
                    </td>
                    <AverageCells question={question} {...rest} />
                  </tr>
                ))}
              </tbody>
            ),
        )}
      </table>
    </Card>
  );
}
