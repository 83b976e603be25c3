import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { paths } from "#admin/paths.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import type { ReportTemplate } from "#contract/report-templates.ts";
import { type YearlyReport, yearlyReportsApi } from "#contract/yearly-reports.ts";
import { addYear, lastYear, periodAfter } from "./next-year.ts";

/** Lazy: the contract is only needed for validation. */
const schema = async () => (await import("./new-report.ts")).newReport();

/** Flat and without null, as fields are. */
export type NewReport = {
  title: string;
  from_id: string;
  starts_on: string;
  ends_on: string;
  due_on: string;
  template: ReportTemplate;
  locale: string;
  currency: string;
};
type Draft = NewReport & { id: string; lock_version: number };

/** The next one after `latest`, or the first. */
function startOf(latest: YearlyReport | undefined, locale: string): NewReport {
  const content = latest?.content;
  return {
    title: content?.title ?? i18n.t("reports.form.title_start"),
    from_id: latest?.id ?? "",
    ...(content ? periodAfter(content) : lastYear()),
    due_on: content?.due_on ? addYear(content.due_on) : "",
    template: content?.template ?? "general",
    locale: content?.locale ?? locale,
    currency: content?.currency ?? "",
  };
}

export const toValues = ({ lock_version: _version, id: _id, ...values }: Draft): NewReport => values;

const toBody = (values: NewReport, id: string) => ({
  ...values,
  id,
  from_id: values.from_id || null,
  due_on: values.due_on || null,
});

/** The form of a new report, which is opened once it is created. */
export function useNewReport(latest: YearlyReport | undefined, locale: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // the client picks the id, so a retry cannot create two reports
  const [record] = useState<Draft>(() => ({ ...startOf(latest, locale), id: uuidv7(), lock_version: 0 }));
  return useRecordForm<Draft, NewReport>({
    record,
    toValues,
    resolver: () =>
      resolve<NewReport, NewReport>(schema, {
        title: "reports.form.title_needed",
        starts_on: "reports.form.day_needed",
        ends_on: "reports.form.day_needed",
      }),
    read: async () => record,
    write: async (values) => {
      await call(yearlyReportsApi.create, { body: { yearly_report: toBody(values, record.id) } });
      void invalidate(client, yearlyReportsApi.list);
      return { ...record, ...values };
    },
    onSaved: () => void navigate(paths.report(record.id)),
    said: () => t("reports.created"),
  });
}
