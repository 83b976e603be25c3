import type { ReactNode } from "react";
import { formatDay, formatDays } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { REPORT_TEXT_LETTERS, type ReportContent } from "#contract/yearly-reports.ts";
import { templateOptions } from "../template-options.ts";
import { DecisionsCard } from "./DecisionsCard.tsx";
import { KeptDay, KeptField, useLineProblem } from "./KeptField.tsx";
import { PART_TITLE } from "./report-place.ts";
import { ReportText } from "./ReportText.tsx";
import { useReport } from "./report-work.ts";

/** What is true of the whole report. */
export function AboutPart() {
  const { t } = useTranslation();
  const { content, edit } = useReport();
  return (
    <>
      <h2 id={PART_TITLE} tabIndex={-1} className="scroll-mt-32 text-xl font-bold outline-none">
        {t("reports.parts.about")}
      </h2>
      {content.technologies.length === 0 && (
        <Card>
          <EmptyState title={t("reports.technology.no_technology_title")}>
            {t("reports.technology.no_technology")}
          </EmptyState>
        </Card>
      )}
      {edit ? <AboutFields /> : <AboutRead />}
      <DecisionsCard />
    </>
  );
}

/** Writes a part of the report; quick changes of the same part are undone together. */
function useSet() {
  const { edit } = useReport();
  return (part: Partial<ReportContent>) =>
    edit?.((now) => ({ ...now, ...part }), `about:${Object.keys(part).join(":")}`);
}

function AboutFields() {
  const { t } = useTranslation();
  const { content } = useReport();
  const set = useSet();
  const titleProblem = useLineProblem(160, t("reports.form.title_needed"));
  return (
    <>
      <Card>
        <CardBody className="flex flex-col gap-5">
          <KeptField
            label={t("reports.form.title")}
            lang={content.locale}
            value={content.title}
            problemOf={titleProblem}
            onChange={(title) => set({ title })}
          />
          <ReportText
            label={t("reports.about.introduction")}
            hint={t("reports.about.introduction_hint")}
            optionalLabel={t("common.optional")}
            rows={4}
            limit={REPORT_TEXT_LETTERS}
            value={content.introduction}
            onChange={(introduction) => set({ introduction })}
          />
        </CardBody>
      </Card>
      <PeriodCard />
      <HeadingsCard />
      <LawCard />
    </>
  );
}

function PeriodCard() {
  const { t } = useTranslation();
  const { content } = useReport();
  const set = useSet();
  const { starts_on, ends_on, due_on } = content;
  return (
    <Titled title={t("reports.about.period")}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <KeptDay
          label={t("reports.form.starts_on")}
          value={starts_on}
          onChange={(day) => day && set({ starts_on: day })}
        />
        <KeptDay
          label={t("reports.form.ends_on")}
          value={ends_on}
          onChange={(day) => day && set({ ends_on: day })}
          errorMessage={ends_on < starts_on ? t("reports.form.backwards") : undefined}
        />
        <KeptDay
          isOptional
          label={t("reports.form.due_on")}
          hint={t("reports.form.due_hint")}
          value={due_on}
          onChange={(day) => set({ due_on: day })}
        />
      </div>
    </Titled>
  );
}

function HeadingsCard() {
  const { t } = useTranslation();
  const { template, locale, currency } = useReport().content;
  const { locales } = useContentLocale();
  const set = useSet();
  const known = [...new Set([...locales, locale])];
  return (
    <Titled title={t("reports.form.template")}>
      <RadioCards
        label={t("reports.form.template")}
        isLabelHidden
        hint={t("reports.about.template_hint")}
        look="pairs"
        options={templateOptions(t)}
        value={template}
        onChange={(next) => set({ template: next })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t("reports.form.locale")}
          hint={t("reports.form.locale_hint")}
          value={locale}
          onChange={(next) => set({ locale: next })}
          options={known.map((one) => ({ id: one, label: languageName(one) }))}
        />
        <KeptField
          label={t("reports.form.currency")}
          hint={t("reports.form.currency_hint")}
          value={currency}
          problemOf={(text) => (/^[A-Z]{3}$/.test(text) ? undefined : t("reports.form.currency_needed"))}
          onChange={(next) => set({ currency: next })}
        />
      </div>
    </Titled>
  );
}

/** As the contract has it, which is not loaded for a field. */
const isAddress = (text: string) =>
  text === "" || (text.length <= 2000 && /^https:\/\/\S+$/.test(text) && URL.canParse(text));

function LawCard() {
  const { t } = useTranslation();
  const { legal_basis, legal_basis_url, locale } = useReport().content;
  const set = useSet();
  const lineProblem = useLineProblem(300);
  return (
    <Titled title={t("reports.about.law")}>
      <KeptField
        label={t("reports.about.legal_basis")}
        hint={t("reports.about.legal_basis_hint")}
        optionalLabel={t("common.optional")}
        lang={locale}
        value={legal_basis ?? ""}
        problemOf={lineProblem}
        onChange={(text) => set({ legal_basis: text || null })}
      />
      <KeptField
        label={t("reports.about.legal_basis_url")}
        optionalLabel={t("common.optional")}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={legal_basis_url ?? ""}
        problemOf={(text) => (isAddress(text) ? undefined : t("reports.about.url_wrong"))}
        onChange={(text) => set({ legal_basis_url: text || null })}
      />
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHead title={title} level={3} />
      <CardBody className="flex flex-col gap-5">{children}</CardBody>
    </Card>
  );
}

function AboutRead() {
  const { t } = useTranslation();
  const { title, starts_on, ends_on, due_on, template, locale, currency, introduction } = useReport().content;
  return (
    <Card>
      <CardBody>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <Line name={t("reports.form.title")} lang={locale} value={title} />
          <Line name={t("reports.columns.ends_on")} value={formatDays(starts_on, ends_on)} />
          <Line name={t("reports.form.due_on")} value={due_on && formatDay(due_on)} />
          <Line name={t("reports.form.template")} value={t(`reports.templates.${template}`)} />
          <Line name={t("reports.about.legal_basis")} value={<Law />} />
          <Line name={t("reports.form.locale")} value={languageName(locale)} />
          <Line name={t("reports.form.currency")} value={currency} />
          <Line name={t("reports.about.introduction")} lang={locale} value={introduction} />
        </dl>
      </CardBody>
    </Card>
  );
}

function Law() {
  const { legal_basis, legal_basis_url } = useReport().content;
  if (!legal_basis_url) return legal_basis ?? "–";
  return (
    <TextLink isInline href={legal_basis_url} target="_blank">
      {legal_basis ?? legal_basis_url}
    </TextLink>
  );
}

function Line({ name, value, lang }: { name: string; value: ReactNode; lang?: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd lang={lang} className="-mt-2 whitespace-pre-line [overflow-wrap:anywhere] sm:mt-0">
        {value || "–"}
      </dd>
    </>
  );
}
