import { CircleAlert, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { MoveButtons } from "#admin/ui/MoveButtons.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { ReportedTechnology } from "#contract/yearly-reports.ts";
import { AnswerStatus } from "./AnswerStatus.tsx";
import { addTechnology, changeTechnology, moveTechnology, removeTechnology } from "./edits.ts";
import { FoldingCard } from "./FoldingCard.tsx";
import { KeptField, useLineProblem } from "./KeptField.tsx";
import { LabelsPicker } from "./LabelsPicker.tsx";
import { RecordsPicker } from "./RecordsPicker.tsx";
import { belongingWords } from "./record-words.ts";
import { ABOUT, cardElement, partHref, PART_TITLE, WHAT } from "./report-place.ts";
import { useReport } from "./report-work.ts";

interface WhatCardProps {
  technology: ReportedTechnology;
  needsYou: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** Name of a technology, what belongs to it, and its place in the report. */
export function WhatCard({ technology, needsYou, isOpen, onToggle }: WhatCardProps) {
  const { t } = useTranslation();
  const { records, edit } = useReport();
  const has = records.get(technology.id);
  const belonging = has && belongingWords(t, has);
  return (
    <FoldingCard
      id={cardElement(WHAT)}
      title={t("reports.technology.what")}
      summary={(!isOpen && belonging) || t("reports.technology.what_help")}
      status={needsYou && <AnswerStatus state="to_do" needsYou />}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {edit && <NameFields technology={technology} />}
      <Records technology={technology} />
      {needsYou && (
        <p className="flex items-start gap-1.5 text-sm text-warning">
          <CircleAlert size={16} className="mt-0.5 flex-none" aria-hidden />
          {t("reports.findings.technology_without_records")}
        </p>
      )}
      {edit && <Place technology={technology} />}
    </FoldingCard>
  );
}

function NameFields({ technology: { id, name, used_by } }: Pick<WhatCardProps, "technology">) {
  const { t } = useTranslation();
  const { edit } = useReport();
  const [nameProblem, lineProblem] = [useLineProblem(120, t("reports.technology.name_needed")), useLineProblem(120)];
  const set = (part: Partial<ReportedTechnology>, group: string) =>
    edit?.(
      changeTechnology(id, (now) => ({ ...now, ...part })),
      `${id}:${group}`,
    );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <KeptField
        label={t("reports.technology.name")}
        value={name}
        problemOf={nameProblem}
        onChange={(text) => set({ name: text }, "name")}
      />
      <KeptField
        label={t("reports.technology.used_by")}
        optionalLabel={t("common.optional")}
        value={used_by}
        problemOf={lineProblem}
        onChange={(text) => set({ used_by: text }, "used_by")}
      />
    </div>
  );
}

function Records({ technology: { id, label_ids, device_ids, algorithm_ids } }: Pick<WhatCardProps, "technology">) {
  const { edit } = useReport();
  const set = (field: "label_ids" | "device_ids" | "algorithm_ids") =>
    edit && ((ids: string[]) => edit(changeTechnology(id, (now) => ({ ...now, [field]: ids }))));
  return (
    <>
      <LabelsPicker ids={label_ids} onChange={set("label_ids")} />
      <RecordsPicker kind="devices" ids={device_ids} onChange={set("device_ids")} />
      <RecordsPicker kind="algorithms" ids={algorithm_ids} onChange={set("algorithm_ids")} />
    </>
  );
}

function Place({ technology }: Pick<WhatCardProps, "technology">) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { report, content, edit } = useReport();
  const { technologies } = content;
  const { id, name } = technology;
  const index = technologies.findIndex((one) => one.id === id);
  const remove = () => {
    const next = technologies[index + 1] ?? technologies[index - 1];
    edit?.(removeTechnology(id));
    void navigate(`${partHref(report.id, next?.id ?? ABOUT)}#${PART_TITLE}`);
    showToast({
      message: t("reports.technology.removed", { name }),
      actionLabel: t("common.undo"),
      onAction: () => edit?.(addTechnology(technology, index)),
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-4">
      <span className="inline-flex items-center gap-3">
        <span className="text-sm font-medium">{t("reports.technology.order")}</span>
        <MoveButtons
          words={{
            up: t("reports.technology.up", { name }),
            down: t("reports.technology.down", { name }),
            first: t("reports.technology.first", { name }),
            last: t("reports.technology.last", { name }),
          }}
          index={index}
          total={technologies.length}
          onMove={(step) => edit?.(moveTechnology(id, step))}
        />
      </span>
      <Button variant="danger-quiet" size="sm" icon={Trash2} className="ms-auto" onPress={remove}>
        {t("reports.technology.remove")}
      </Button>
    </div>
  );
}
