import type { Translate } from "#admin/i18n/i18n.ts";
import { REPORT_TEMPLATES, type ReportTemplate } from "#contract/report-templates.ts";

/** The templates with one line that explains each. */
export const templateOptions = (t: Translate) =>
  (Object.keys(REPORT_TEMPLATES) as ReportTemplate[]).map((id) => ({
    id,
    label: t(`reports.templates.${id}`),
    detail: t(`reports.templates.${id}_hint`),
  }));
