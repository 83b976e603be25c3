import { Database } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { recordsSay } from "#contract/report-checks.ts";
import type { ReportHeading } from "#contract/report-templates.ts";
import type { TechnologyRecords } from "#contract/yearly-reports.ts";
import { isRecorded, recordLines } from "./record-words.ts";
import { useReport } from "./report-work.ts";

interface FromRecordsProps {
  heading: ReportHeading;
  records: TechnologyRecords | undefined;
}

/** What the records say for a heading, and how it is counted. */
export function FromRecords({ heading, records }: FromRecordsProps) {
  const { t } = useTranslation();
  const { currency } = useReport().content;
  if (!isRecorded(heading)) return null;
  const lines = records && recordsSay(heading, records) ? recordLines(t, heading, records, currency) : [];
  return (
    <div className="flex gap-2.5 rounded-md border border-border bg-bg px-3 py-2.5">
      <Database size={16} className="mt-0.5 flex-none text-muted" aria-hidden />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-sm font-medium">{t("reports.records.title")}</p>
        {lines.length ? (
          <ul className="mt-0.5">
            {lines.map(({ text, url }) => (
              <li key={text}>
                {url ? (
                  <TextLink isInline href={url} target="_blank">
                    {text}
                  </TextLink>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-0.5 text-muted">{t("reports.records.none")}</p>
        )}
        {lines.length > 0 && <p className="mt-1 text-sm text-muted">{t(`reports.records.how.${heading}`)}</p>}
      </div>
    </div>
  );
}
