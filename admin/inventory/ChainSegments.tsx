import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import type { CategoryState, ChainSummary } from "#contract/datachains.ts";
import { isAnswered } from "#datachain/category-states.ts";

const LOOKS: Record<CategoryState, string> = {
  done: "bg-muted",
  warning: "bg-dot-paused",
  error: "bg-dot-faulty",
  todo: "bg-surface inset-ring inset-ring-control",
  undisclosed:
    "bg-[repeating-linear-gradient(135deg,var(--text-muted)_0_1px,transparent_1px_3px)] inset-ring inset-ring-muted",
  empty: "bg-track",
};

/** Progress of a datachain: a segment per category, and the number as text. */
export function ChainSegments({ chain }: { chain: ChainSummary | null }) {
  const { t } = useTranslation();
  if (!chain || chain.states.length === 0) return <span className="text-muted">{t("records.chain.none")}</span>;
  const [done, total] = [chain.states.filter(isAnswered).length, chain.states.length];
  const said = [
    t("records.chain.progress", { done, total }),
    chain.error_count > 0 && t("records.chain.todos", { count: chain.error_count }),
    chain.warning_count > 0 && t("records.chain.warnings", { count: chain.warning_count }),
  ];
  return (
    <span className="inline-flex items-center gap-2 align-middle" title={said.filter(Boolean).join(" · ")}>
      <span aria-hidden="true" className="inline-flex gap-px">
        {chain.states.map((state, index) => (
          <span key={index} data-swatch className={cx("h-2.5 w-1.5 rounded-[2px]", LOOKS[state])} />
        ))}
      </span>
      <span aria-hidden="true" className="text-sm tabular-nums">
        {formatNumber(done)}/{formatNumber(total)}
      </span>
      <span className="sr-only">{said.filter(Boolean).join(", ")}</span>
    </span>
  );
}
