import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import type { marksOf } from "./report-progress.ts";

const LOOKS = {
  answered: "bg-subtle",
  explained: "border border-dashed border-control",
  needs_you: "bg-dot-paused",
} as const;

const Mark = ({ look }: { look: keyof typeof LOOKS }) => (
  <i data-swatch className={cx("block h-2.5 w-2 flex-none rounded-[3px]", LOOKS[look])} />
);

/** One mark for each heading; the number beside it says the same in words. */
export const Marks = ({ marks }: { marks: ReturnType<typeof marksOf> }) => (
  <span aria-hidden="true" className="flex max-w-32 flex-wrap items-center justify-end gap-0.5 self-center">
    {marks.map(({ heading, mark }) => (
      <Mark key={heading} look={mark} />
    ))}
  </span>
);

export function MarksLegend() {
  const { t } = useTranslation();
  const lines = [
    ["answered", t("reports.parts.legend_answered")],
    ["explained", t("reports.parts.legend_not_recorded")],
    ["needs_you", t("reports.parts.legend_to_do")],
  ] as const;
  return (
    <ul aria-label={t("reports.parts.legend")} className="flex flex-col gap-2 text-sm text-muted">
      {lines.map(([look, words]) => (
        <li key={look} className="flex items-center gap-2.5">
          <span aria-hidden="true">
            <Mark look={look} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
