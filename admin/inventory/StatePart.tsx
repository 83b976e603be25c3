import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { cx } from "#admin/ui/cx.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Device } from "#contract/devices.ts";
import { ReviewDue } from "./ReviewDue.tsx";

interface StatePartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One row of the card with a record's state. */
export function StatePart({ title, hint, children }: StatePartProps) {
  return (
    <div className="flex flex-col items-start gap-1.5 px-4 py-3">
      <h2 className="text-sm font-medium text-muted">{title}</h2>
      {children}
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}

/** Number of findings in the datachain, linked for people who may open it. */
export function ChainFindings({ chain, overviewHref }: { chain: Device["chain"]; overviewHref: string }) {
  const { t } = useTranslation();
  if (!chain) return null;
  const { error_count, warning_count, states } = chain;
  const tone = states.includes("error") ? "text-danger" : error_count === 0 && "text-warning";
  const found = [
    error_count > 0 && t("records.chain.todos", { count: error_count }),
    warning_count > 0 && t("records.chain.warnings", { count: warning_count }),
  ].filter(Boolean);
  if (found.length === 0) return <p className="text-sm">{t("records.chain.no_findings")}</p>;
  return (
    <p className={cx("text-sm", error_count > 0 && "font-medium", tone)}>
      {found.join(", ")}{" "}
      {mayOpen(overviewHref) && (
        <TextLink href={overviewHref} isInline>
          {t("records.chain.show_findings")}
        </TextLink>
      )}
    </p>
  );
}

export function ReviewPart({ title, day, none }: { title: string; day: string | null; none: string }) {
  return (
    <StatePart title={title}>{day ? <ReviewDue day={day} /> : <span className="text-muted">{none}</span>}</StatePart>
  );
}
