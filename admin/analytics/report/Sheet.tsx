import type { ReactNode } from "react";
import { formatDays } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { useReportHead } from "./use-report.ts";

interface SheetProps {
  range: AnalyticsOverview["range"];
  /** Heading of the footer. */
  noteTitle: string;
  note: ReactNode;
  children: ReactNode;
}

/** A sheet of the report: author and period in the header, method in the footer. */
export function Sheet({ range, noteTitle, note, children }: SheetProps) {
  const { t } = useTranslation();
  const { customer, site } = useReportHead();
  return (
    <section className="report-sheet">
      <div className="report-top">
        {site?.logo_key && <img src={imageUrl(site.logo_key)} alt="" />}
        <span>
          <b>{customer}</b>
          {site?.name ?? site?.fallbacks["name"]?.text}
        </span>
        <span>
          <b>{t("analytics.report.title")}</b>
          {formatDays(range.from, range.to)}
        </span>
      </div>
      {children}
      <div className="report-room" />
      <div className="report-note">
        <b>{noteTitle}</b>
        <p>{note}</p>
      </div>
    </section>
  );
}
