import { Check } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import { type Step, STEPS } from "./import-steps.ts";

interface ImportStepsProps {
  current: Step;
  /** The import's own progress: earlier steps are done. */
  reached: Step;
  /** Links to the steps that can be opened now. */
  hrefs: Partial<Record<Step, string>>;
}

/** The current step, with links to the others. */
export function ImportSteps({ current, reached, hrefs }: ImportStepsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("imports.steps.label")} className="mb-5">
      <ol className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:gap-x-3">
        {STEPS.map((step, index) => {
          const isCurrent = step === current;
          const isDone = STEPS.indexOf(reached) > index;
          const href = isCurrent ? undefined : hrefs[step];
          const words = <span className={cx(!isCurrent && "max-md:sr-only")}>{t(`imports.steps.${step}`)}</span>;
          const body = (
            <>
              <span
                className={cx(
                  "grid size-6 flex-none place-items-center rounded-full border text-xs font-bold tabular-nums",
                  isCurrent
                    ? "border-primary bg-primary text-on-primary"
                    : isDone
                      ? "border-primary-border bg-primary-soft text-primary-soft-text"
                      : "border-strong bg-surface text-muted",
                )}
              >
                {isDone && !isCurrent ? (
                  <Check size={14} strokeWidth={2.5} aria-hidden />
                ) : (
                  <span aria-hidden="true">{formatNumber(index + 1)}</span>
                )}
              </span>
              {words}
            </>
          );
          const look = "inline-flex min-h-8 items-center gap-2 rounded-sm";
          return (
            <li key={step} {...(isCurrent && { "aria-current": "step" as const })}>
              {href === undefined ? (
                <span className={cx(look, isCurrent ? "font-bold" : "text-muted")}>{body}</span>
              ) : (
                <Link href={href} className={cx(look, "font-medium hover:underline")}>
                  {body}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
