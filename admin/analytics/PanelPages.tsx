import type { ReactNode } from "react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Pagination } from "#admin/ui/Pagination.tsx";
import { useAnalyticsState } from "./analytics-state.ts";
import { panelId } from "./PanelCard.tsx";

interface PanelPagesProps {
  /** Accessible name of the pagination. */
  label: string;
  panel: "pages" | "codes";
  page: number;
  total: number;
  children?: ReactNode;
}

/** As many rows as the overview includes. */
export const PER_PAGE = 10;

/** Pagination of one panel among several: each has its own URL parameter, and changing pages keeps the panel in view. */
export function PanelPages({ label, panel, page, total, children }: PanelPagesProps) {
  const { t } = useTranslation();
  const { hrefWith } = useAnalyticsState();
  return (
    <div className="mt-auto border-t border-border">
      <Pagination
        label={t("analytics.pages_of", { panel: label })}
        page={page}
        pageCount={Math.ceil(total / PER_PAGE)}
        hrefFor={(next) => `${hrefWith({ [`${panel}_page`]: next === 1 ? null : String(next) })}#${panelId(panel)}`}
        previousLabel={t("analytics.list.previous")}
        nextLabel={t("analytics.list.next")}
        pageLabel={(number) => t("analytics.list.page", { page: number })}
        formatNumber={formatNumber}
        range={t("analytics.list.range", {
          from: Math.min((page - 1) * PER_PAGE + 1, total),
          to: Math.min(page * PER_PAGE, total),
          total,
        })}
      >
        {children}
      </Pagination>
    </div>
  );
}
