import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";

interface FoldingCardProps {
  id: string;
  /** Number of a heading. */
  mark?: ReactNode;
  title: string;
  summary: ReactNode;
  status?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A card that opens and closes; pressing anywhere on its head does. */
export function FoldingCard({ id, mark, title, summary, status, isOpen, onToggle, children }: FoldingCardProps) {
  const { t } = useTranslation();
  const [titleId, bodyId] = [`${id}-title`, `${id}-body`];
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(
        "min-w-0 scroll-mt-32 rounded-lg border bg-surface -outline-offset-2",
        isOpen ? "border-control" : "border-border",
      )}
    >
      <div className="relative flex items-center gap-3 rounded-lg px-4 py-3 has-[button:hover]:bg-bg md:gap-4">
        {mark !== undefined && (
          <span aria-hidden="true" className="w-4 flex-none self-start text-center text-muted tabular-nums">
            {mark}
          </span>
        )}
        <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h3 id={titleId} className="font-bold [overflow-wrap:anywhere]">
              {title}
            </h3>
            <p className={cx("text-sm text-muted [overflow-wrap:anywhere]", !isOpen && "line-clamp-2")}>{summary}</p>
          </div>
          {status}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-label={t(isOpen ? "reports.answer.close" : "reports.answer.open", { name: title })}
          onClick={onToggle}
          className="grid size-8 flex-none place-items-center rounded-md text-muted after:absolute after:inset-0 after:content-[''] hover:text-text"
        >
          <ChevronDown size={16} className={cx("transition-transform", isOpen && "rotate-180")} aria-hidden />
        </button>
      </div>
      {isOpen && (
        <div id={bodyId} className={cx("flex min-w-0 flex-col gap-5 px-4 pt-1 pb-4", mark !== undefined && "md:ps-12")}>
          {children}
        </div>
      )}
    </section>
  );
}
