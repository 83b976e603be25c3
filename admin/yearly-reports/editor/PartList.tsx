import { FileText } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ProgressBar } from "#admin/ui/ProgressBar.tsx";
import { Select } from "#admin/ui/Select.tsx";
import type { ReportedTechnology } from "#contract/yearly-reports.ts";
import { AddTechnology } from "./AddTechnology.tsx";
import { Marks, MarksLegend } from "./Marks.tsx";
import { belongingWords } from "./record-words.ts";
import { ABOUT, partHref } from "./report-place.ts";
import { doneIn, marksOf } from "./report-progress.ts";
import { useReport } from "./report-work.ts";

/** Progress, and the parts of the report: a list, on a phone a select. */
export function PartList({ part }: { part: string }) {
  const { t } = useTranslation();
  const { content, findings, edit } = useReport();
  const { technologies } = content;
  const marks = technologies.map((technology) => marksOf(technology, content, findings));
  const [done, total] = [marks.reduce((sum, one) => sum + doneIn(one), 0), marks.flat().length];
  return (
    <div className="tall:md:sticky tall:md:top-[calc(var(--topbar)*2)] tall:md:max-h-[calc(100dvh-var(--topbar)*2)] tall:md:overflow-y-auto">
      <div className="px-4 pt-4 pb-3 md:px-5">
        <ProgressBar
          label={t("reports.technologies", { count: technologies.length })}
          value={done}
          maxValue={Math.max(total, 1)}
          valueLabel={t("reports.progress_done", { done, total })}
        />
      </div>
      <div className="px-4 pb-4 md:hidden">
        <PartSelect part={part} />
      </div>
      <nav aria-label={t("reports.parts.label")} className="max-md:hidden">
        <ul className="border-t border-border">
          <li className="border-b border-border">
            <AboutLink isCurrent={part === ABOUT} />
          </li>
          {technologies.map((technology) => (
            <li key={technology.id} className="border-b border-border">
              <TechnologyLink technology={technology} isCurrent={part === technology.id} />
            </li>
          ))}
        </ul>
      </nav>
      {edit && (
        <div className="px-4 pb-4 md:px-5 md:pt-4">
          <AddTechnology />
        </div>
      )}
      {technologies.length > 0 && (
        <div className="border-t border-border px-5 py-4 max-md:hidden">
          <MarksLegend />
        </div>
      )}
    </div>
  );
}

const linkClass =
  "relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-s-3 border-transparent py-3 ps-4 pe-5 -outline-offset-2 hover:bg-hover aria-[current]:border-primary aria-[current]:bg-primary-soft";

function AboutLink({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation();
  const { report, findings } = useReport();
  const needs = findings.some(({ code }) => code === "period_backwards");
  return (
    <Link to={partHref(report.id, ABOUT)} aria-current={isCurrent ? "page" : undefined} className={linkClass}>
      <span className="font-medium">{t("reports.parts.about")}</span>
      <FileText size={16} className={needs ? "text-warning" : "text-muted"} aria-hidden />
      <span className="col-span-2 text-sm text-muted">{t("reports.parts.about_hint")}</span>
    </Link>
  );
}

function TechnologyLink({ technology, isCurrent }: { technology: ReportedTechnology; isCurrent: boolean }) {
  const { t } = useTranslation();
  const { report, content, findings, records } = useReport();
  const marks = marksOf(technology, content, findings);
  const has = records.get(technology.id);
  const about = [has && belongingWords(t, has), technology.used_by].filter(Boolean).join(" · ");
  return (
    <Link to={partHref(report.id, technology.id)} aria-current={isCurrent ? "page" : undefined} className={linkClass}>
      <span className="font-medium [overflow-wrap:anywhere]">{technology.name}</span>
      <span className="text-end text-sm text-muted tabular-nums">
        {t("reports.progress", { done: doneIn(marks), total: marks.length })}
      </span>
      <span className="min-w-0 text-sm text-muted [overflow-wrap:anywhere]">{about}</span>
      <Marks marks={marks} />
    </Link>
  );
}

function PartSelect({ part }: { part: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { report, content, findings } = useReport();
  return (
    <Select
      label={t("reports.parts.choose")}
      isLabelHidden
      value={part}
      onChange={(id) => void navigate(partHref(report.id, id))}
      options={[
        { id: ABOUT, label: t("reports.parts.about") },
        ...content.technologies.map((technology) => {
          const marks = marksOf(technology, content, findings);
          return {
            id: technology.id,
            label: technology.name,
            detail: t("reports.progress", { done: doneIn(marks), total: marks.length }),
          };
        }),
      ]}
    />
  );
}
