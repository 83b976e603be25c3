import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { query } from "#admin/api/query.ts";
import { formatDays } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { DayEntry } from "#admin/records/DayEntry.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { RecordDialog } from "#admin/records/RecordDialog.tsx";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import type { ReportTemplate } from "#contract/report-templates.ts";
import { type ReportRow, type YearlyReport, yearlyReportsApi } from "#contract/yearly-reports.ts";
import { templateOptions } from "./template-options.ts";
import { toValues, useNewReport } from "./use-new-report.ts";

interface NewReportDialogProps {
  onClose: () => void;
}

/** Loads the earlier reports, of which the latest is where a new one starts. */
export function NewReportDialog({ onClose }: NewReportDialogProps) {
  const { t } = useTranslation();
  const { locale, locales } = useContentLocale();
  const earlier = useQuery(query(yearlyReportsApi.list, { query: { sort: "-ends_on", per_page: 100 } }));
  const id = earlier.data?.yearly_reports[0]?.id;
  const latest = useQuery({
    ...query(yearlyReportsApi.get, { params: { id: id ?? "" } }),
    enabled: id !== undefined,
  });
  const failed = [earlier, latest].find(({ isError, data }) => isError && data === undefined);
  const isReady = earlier.data && locale !== undefined && (id === undefined || latest.data);
  if (isReady)
    return (
      <NewReportForm
        earlier={earlier.data.yearly_reports}
        latest={latest.data?.yearly_report}
        locale={locale}
        locales={locales}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("reports.new")}
      closeLabel={t("common.close")}
    >
      {failed ? <LoadFailure result={failed} title={t("reports.list.failed")} /> : <LinesSkeleton rows={5} sign={16} />}
    </Dialog>
  );
}

interface NewReportFormProps extends NewReportDialogProps {
  earlier: readonly ReportRow[];
  latest: YearlyReport | undefined;
  locale: string;
  locales: readonly string[];
}

function NewReportForm({ earlier, latest, locale, locales, onClose }: NewReportFormProps) {
  const { t } = useTranslation();
  const state = useNewReport(latest, locale);
  const known = [...new Set([...locales, ...(latest ? [latest.content.locale] : [])])];
  return (
    <RecordDialog
      state={state}
      words={{ title: t("reports.new"), save: t("reports.form.create"), saving: t("reports.form.creating") }}
      labelOf={(name) => t(`reports.form.${name}`)}
      toValues={toValues}
      renderVersion={({ title }) => title}
      onClose={onClose}
    >
      <TextEntry name="title" label={t("reports.form.title")} isRequired isReadOnly={false} hasFocus />
      {earlier.length > 0 && (
        <SelectEntry
          name="from_id"
          label={t("reports.form.from_id")}
          hint={t("reports.form.from_hint")}
          isRequired
          isReadOnly={false}
          className=""
          options={[
            { id: "", label: t("reports.form.from_empty") },
            ...earlier.map((report) => ({
              id: report.id,
              label: `${report.title} · ${formatDays(report.starts_on, report.ends_on)}`,
            })),
          ]}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DayEntry name="starts_on" label={t("reports.form.starts_on")} isRequired isReadOnly={false} />
        <DayEntry name="ends_on" label={t("reports.form.ends_on")} isRequired isReadOnly={false} />
        <DayEntry name="due_on" label={t("reports.form.due_on")} hint={t("reports.form.due_hint")} isReadOnly={false} />
        <CurrencyEntry />
      </div>
      <TemplateEntry />
      <SelectEntry
        name="locale"
        label={t("reports.form.locale")}
        hint={t("reports.form.locale_hint")}
        isRequired
        isReadOnly={false}
        options={known.map((one) => ({ id: one, label: languageName(one) }))}
      />
    </RecordDialog>
  );
}

function TemplateEntry() {
  const { t } = useTranslation();
  const { field, fieldState } = useController<{ template: ReportTemplate }>({ name: "template" });
  return (
    <RadioCards
      id={fieldId("template")}
      label={t("reports.form.template")}
      look="pairs"
      options={templateOptions(t)}
      value={field.value}
      onChange={field.onChange}
      errorMessage={fieldState.error?.message}
    />
  );
}

function CurrencyEntry() {
  const { t } = useTranslation();
  return (
    <TextEntry
      name="currency"
      label={t("reports.form.currency")}
      hint={t("reports.form.currency_hint")}
      isRequired
      isReadOnly={false}
    />
  );
}
