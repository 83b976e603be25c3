import { Check, CircleAlert, CircleDashed, EyeOff, type LucideIcon, Pencil, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { Link, useParams } from "react-router";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import { ProgressBar } from "#admin/ui/ProgressBar.tsx";
import { type CategoryState, isAnswered } from "#datachain/category-states.ts";
import { useChainWork } from "./chain-work.ts";
import { useCategoryNote } from "./category-note.ts";
import { textIn } from "#datachain/text.ts";
import type { Checks } from "./use-checks.ts";

const MARKS: Record<CategoryState, { icon: LucideIcon | null; look: string }> = {
  done: { icon: Check, look: "border-primary bg-primary-soft text-primary" },
  warning: { icon: TriangleAlert, look: "border-warning bg-warning-soft text-warning" },
  error: { icon: CircleAlert, look: "border-danger bg-danger-soft text-danger" },
  todo: { icon: CircleDashed, look: "border-control bg-surface text-muted" },
  undisclosed: { icon: EyeOff, look: "border-control bg-sunken text-muted" },
  empty: { icon: null, look: "border-dashed border-control bg-surface text-subtle" },
};

/** The categories as steps, each with its state as an icon and in words. */
export const Stepper = memo(function Stepper({ checks }: { checks: Checks }) {
  const { t } = useTranslation();
  const { taxonomy, subject, organizations } = useChainWork();
  const { datachain_category } = useParams();
  const note = useCategoryNote(taxonomy, checks, organizations);
  const states = taxonomy.categories.map(({ id }) => checks.states[id] ?? "empty");
  const answered = states.filter(isAnswered).length;
  const total = taxonomy.categories.length;
  return (
    <nav aria-label={t("datachains.stepper.title")} className="isolate">
      <div className="mb-3 px-3">
        <ProgressBar
          label={t("datachains.stepper.title")}
          value={answered}
          maxValue={total}
          valueLabel={t("datachains.stepper.answered", { count: answered, total })}
        />
      </div>
      <ol>
        {taxonomy.categories.map((category) => {
          const state = checks.states[category.id] ?? "empty";
          const isCurrent = category.id === datachain_category;
          return (
            <li key={category.id} className="chain-step relative">
              <Link
                to={subject.paths.category(category.id)}
                aria-current={isCurrent ? "step" : undefined}
                className={cx(
                  "flex min-h-13 gap-3 rounded-md px-3 py-1.5",
                  isCurrent ? "bg-pressed" : "hover:bg-hover",
                )}
              >
                <StateMark state={state} isCurrent={isCurrent} />
                <span className="min-w-0">
                  <span className="block font-medium">{textIn(category.name, uiLocale(), "en")?.text}</span>
                  <span
                    className={cx(
                      "line-clamp-2 text-xs",
                      state === "error" ? "text-danger" : state === "warning" ? "text-warning" : "text-muted",
                    )}
                  >
                    {note(category.id)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

export function StateMark({ state, isCurrent = false }: { state: CategoryState; isCurrent?: boolean }) {
  const { t } = useTranslation();
  const { icon, look } = MARKS[state];
  const Icon = isCurrent ? Pencil : icon;
  return (
    <span
      className={cx(
        "relative z-1 mt-1 grid size-6 flex-none place-items-center rounded-full border-[1.5px]",
        isCurrent ? "border-primary bg-primary text-on-primary" : look,
      )}
    >
      {Icon && <Icon size={14} aria-hidden />}
      <span className="sr-only">{t(`datachains.states.${state}`)}</span>
    </span>
  );
}
