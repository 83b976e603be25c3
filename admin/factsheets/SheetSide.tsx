import { memo, type ReactNode } from "react";
import { formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ProgressBar } from "#admin/ui/ProgressBar.tsx";
import { Ring } from "#admin/ui/Ring.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import type { SheetSection } from "#contract/factsheets.ts";
import { sectionElement } from "./element-ids.ts";
import { type Level, useSheet } from "./sheet-work.ts";
import { sectionTitle } from "./sheet-words.ts";

interface SheetSideProps {
  sections: readonly SheetSection[];
  completeness: number;
  tools: ReactNode;
}

/** Progress, level of detail, save status, and links to the sections. */
export function SheetSide({ sections, completeness, tools }: SheetSideProps) {
  const { t } = useTranslation();
  return (
    <Card
      aria-label={t("algorithms.tabs.factsheet")}
      className="flex flex-col divide-y divide-border lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-auto"
    >
      <div className="flex flex-col gap-2 p-4">
        <Completeness completeness={completeness} />
        {tools && <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">{tools}</div>}
      </div>
      <LevelSwitch />
      <SectionLinks sections={sections} />
    </Card>
  );
}

const Completeness = memo(function Bar({ completeness }: Pick<SheetSideProps, "completeness">) {
  const { t } = useTranslation();
  return (
    <ProgressBar
      label={t("algorithms.tabs.factsheet")}
      value={completeness}
      valueLabel={t("factsheets.complete", { percent: formatPercent(completeness / 100) })}
    />
  );
});

const SectionLinks = memo(function Links({ sections }: Pick<SheetSideProps, "sections">) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("factsheets.sections_label")} className="p-2 max-lg:hidden">
      <ul>
        {sections.map((section) => (
          <SectionLink key={section.id} section={section} />
        ))}
      </ul>
    </nav>
  );
});

const LevelSwitch = memo(function Levels() {
  const { t } = useTranslation();
  const { level, setLevel } = useSheet();
  const items = [
    { id: "1", label: t("factsheets.levels.one") },
    { id: "2", label: t("factsheets.levels.two") },
    { id: "3", label: t("factsheets.levels.three") },
  ];
  return (
    <div className="flex flex-col items-start gap-1.5 p-4">
      <span className="text-sm font-medium">{t("factsheets.levels.label")}</span>
      <Segmented
        label={t("factsheets.levels.label")}
        items={items}
        value={String(level)}
        onChange={(next) => setLevel(Number(next) as Level)}
      />
    </div>
  );
});

function SectionLink({
  section: { id, answered_count: answered, asked_count: asked, questions },
}: {
  section: SheetSection;
}) {
  const { t } = useTranslation();
  const { level, setLevel } = useSheet();
  const shallowest = Math.min(...questions.map((question) => question.level)) as Level;
  return (
    <li>
      <a
        href={`#${sectionElement(id)}`}
        onClick={() => shallowest > level && setLevel(shallowest)}
        className="flex min-h-8 items-center gap-2 rounded-sm px-2 py-1 hover:bg-hover"
      >
        <Ring value={asked === 0 ? 1 : answered / asked} />
        <span className="min-w-0 flex-1">{sectionTitle(id)}</span>
        <span aria-hidden="true" className="text-sm text-muted tabular-nums">
          {t("factsheets.progress", { answered, asked })}
        </span>
        <span className="sr-only">{t("factsheets.progress_spoken", { answered, asked })}</span>
      </a>
    </li>
  );
}
