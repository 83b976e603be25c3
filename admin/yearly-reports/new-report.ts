import * as z from "zod";
import { i18n } from "#admin/i18n/i18n.ts";
import { ReportContent } from "#contract/yearly-reports.ts";

const { title, starts_on, ends_on, template, locale } = ReportContent.shape;

/** What the form of a new report accepts; an empty string means none. */
export const newReport = () =>
  z
    .object({
      title,
      from_id: z.string(),
      starts_on,
      ends_on,
      due_on: z.union([z.literal(""), ends_on]),
      template,
      locale,
      currency: z.string().regex(/^[A-Z]{3}$/, i18n.t("reports.form.currency_needed")),
    })
    .refine((report) => report.starts_on <= report.ends_on, {
      path: ["ends_on"],
      error: i18n.t("reports.form.backwards"),
    });
