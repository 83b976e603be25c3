import { ChevronDown, ChevronRight, Eye, EyeOff, Link2 } from "lucide-react";
import { memo, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { formatNumber } from "#admin/i18n/format.ts";
import { type Answer, ANSWER_SOURCES, type SheetQuestion } from "#contract/factsheets.ts";
import { EvidenceList } from "./EvidenceList.tsx";
import { questionElement } from "./element-ids.ts";
import { isSameQuestion } from "./same-question.ts";
import { useSheet } from "./sheet-work.ts";
import { questionLabel } from "./sheet-words.ts";

interface AnswerAboutProps extends Pick<Answer, "visibility" | "source" | "evidence"> {
  question: SheetQuestion;
}

/** Visibility, source and evidence of an answer: collapsed, because most answers need none of it. */
export const AnswerAbout = memo(function About(props: AnswerAboutProps) {
  const { question, visibility, source, evidence } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = `${questionElement(question.id)}-about`;
  const isPublic = visibility === "public";
  const Glyph = isPublic ? Eye : EyeOff;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${t("factsheets.question.about")}: ${questionLabel(question.id)}`}
        endIcon={isOpen ? ChevronDown : ChevronRight}
        onPress={() => setIsOpen(!isOpen)}
      >
        <Glyph size={14} aria-hidden />
        {t(`factsheets.visibility.${visibility}`)} · {t(`factsheets.sources.${source}`)}
        {evidence.length > 0 && (
          <span className="inline-flex items-center gap-1">
            <Link2 size={14} aria-hidden /> {formatNumber(evidence.length)}
          </span>
        )}
      </Button>
      <div id={panelId} hidden={!isOpen} className="w-full">
        {isOpen && <Panel {...props} />}
      </div>
    </>
  );
}, isSameQuestion);

function Panel({ question, visibility, source, evidence }: AnswerAboutProps) {
  const { t } = useTranslation();
  const { change } = useSheet();
  const set = (part: Partial<Answer>) => change(question, (before) => ({ ...before, ...part }));
  return (
    <div className="flex flex-col gap-4 rounded-md bg-sunken p-3">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <div className="flex flex-col items-start gap-1">
          <span className="text-sm font-medium">{t("factsheets.visibility.label")}</span>
          <Segmented
            label={t("factsheets.visibility.label")}
            items={[
              { id: "public", label: t("factsheets.visibility.public"), icon: Eye },
              { id: "internal", label: t("factsheets.visibility.internal"), icon: EyeOff },
            ]}
            value={visibility}
            onChange={(next) => set({ visibility: next })}
          />
        </div>
        <Select
          label={t("factsheets.sources.label")}
          options={ANSWER_SOURCES.map((id) => ({ id, label: t(`factsheets.sources.${id}`) }))}
          value={source}
          onChange={(next) => set({ source: next })}
          className="w-50"
        />
      </div>
      <EvidenceList question={question} evidence={evidence} />
    </div>
  );
}
