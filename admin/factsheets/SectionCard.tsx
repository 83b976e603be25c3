import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import type { Answers, SheetFinding, SheetSection } from "#contract/factsheets.ts";
import { sectionElement } from "./element-ids.ts";
import { QuestionCard } from "./QuestionCard.tsx";
import { useSheet } from "./sheet-work.ts";
import { sectionIntro, sectionTitle } from "./sheet-words.ts";

interface SectionCardProps {
  section: SheetSection;
  answers: Answers;
  findings: readonly SheetFinding[];
}

/** The questions of a section that currently apply, up to the chosen level. */
export function SectionCard({ section, answers, findings }: SectionCardProps) {
  const { t } = useTranslation();
  const { level } = useSheet();
  const asked = section.questions.filter((question) => question.is_asked);
  const shown = asked.filter((question) => question.level <= level);
  if (shown.length === 0) return null;
  const titleId = sectionElement(section.id);
  const words = { answered: section.answered_count, asked: section.asked_count };

  return (
    <Card aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-border px-4 py-3">
        <h2 id={titleId} className="scroll-mt-24 text-lg font-bold">
          {sectionTitle(section.id)}
        </h2>
        <span className="ms-auto text-sm text-muted tabular-nums">{t("factsheets.progress_spoken", words)}</span>
        <p className="w-full text-muted">{sectionIntro(section.id)}</p>
      </div>
      <div className="divide-y divide-border">
        {shown.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            answer={answers[question.id]}
            findings={findings.filter(({ field }) => field === question.id)}
          />
        ))}
      </div>
      <Deeper count={asked.length - shown.length} />
    </Card>
  );
}

/** Button that shows the deeper levels. */
function Deeper({ count }: { count: number }) {
  const { t } = useTranslation();
  const { setLevel } = useSheet();
  if (count === 0) return null;
  return (
    <div className="border-t border-border px-4 py-2">
      <Button variant="ghost" size="sm" className="-ms-2.5" onPress={() => setLevel(3)}>
        {t("factsheets.levels.hidden", { count })}
      </Button>
    </div>
  );
}
