import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import { config } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { siteLink } from "#admin/frame/site-link.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { quoteWordsOf } from "#admin/records/quote-words.ts";
import { localesQuery, siteQuery } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { ApiError } from "#contract/client.ts";
import { directionOf } from "#contract/direction.ts";
import { type FeedbackDetail, MAX_REPLY, MISTAKE_STATES, type MistakeState } from "#contract/feedback.ts";
import { publicationsApi } from "#contract/publications.ts";
import type { Case } from "./use-case.ts";

type Mistake = NonNullable<FeedbackDetail["mistake"]>;
export type MistakeHandle = { readonly focusState: () => void };

type MistakeCardProps = {
  response: FeedbackDetail;
  mistake: Mistake;
  work: Case;
  isEditor: boolean;
  /** Called after saving. */
  onNext: () => void;
  ref: Ref<MistakeHandle>;
};

/** What became of a reported mistake: public at the address of the report. */
export function MistakeCard({ response, mistake, work, isEditor, onNext, ref }: MistakeCardProps) {
  const { t } = useTranslation();
  const form = useJudgement(response, mistake, work, onNext);
  const { state, problems } = form;
  const body = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focusState: () => body.current?.querySelector<HTMLInputElement>("input:checked")?.focus(),
  }));
  const saveByKeys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || !isEditor || !form.isChanged) return;
    event.preventDefault();
    form.save();
  };
  return (
    <Card aria-labelledby="mistake-state">
      <CardHead id="mistake-state" title={t("feedback.mistake.title")} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys bubbling up from the fields inside */}
      <div ref={body} className="flex flex-col gap-4 p-4" onKeyDown={saveByKeys}>
        <p className="text-sm text-muted">
          {t("feedback.mistake.text")} <PublicAddress path={mistake.path} />
        </p>
        {problems.general !== undefined && (
          <Note tone="danger" role="alert" title={t("feedback.not_saved")}>
            {problems.general}
          </Note>
        )}
        <RadioCards
          look="pairs"
          label={t("feedback.mistake.state")}
          isDisabled={!isEditor}
          value={state}
          onChange={form.setState}
          options={MISTAKE_STATES.map((id) => ({ id, label: t(`feedback.mistake.states.${id}`) }))}
        />
        {state === "corrected" && hasVersions(response) && (
          <VersionField
            response={response}
            isDisabled={!isEditor}
            value={form.version}
            onChange={form.setVersion}
            errorMessage={problems.version}
          />
        )}
        {state === "not_a_mistake" && (
          <ReasonFields
            response={response}
            isReadOnly={!isEditor}
            reason={form.reason}
            onChange={form.setReason}
            problems={problems.reason}
          />
        )}
        {isEditor && form.isChanged && (
          <Button variant="primary" className="self-start" isPending={work.isPending} onPress={form.save}>
            {t("feedback.mistake.save")}
          </Button>
        )}
      </div>
    </Card>
  );
}

function PublicAddress({ path }: { path: string }) {
  const { t } = useTranslation();
  const site = siteLink(useQuery(siteQuery(undefined)).data?.site, config());
  if (!site) return null;
  return (
    <TextLink isInline href={site + path} target="_blank">
      {t("feedback.mistake.open")}
    </TextLink>
  );
}

type Reason = Readonly<Record<string, string>>;

const filled = (reason: Reason) => Object.fromEntries(Object.entries(reason).filter(([, text]) => text.trim() !== ""));

type Problems = { readonly version?: string; readonly reason: Reason; readonly general?: string };
const NO_PROBLEMS: Problems = { reason: {} };
const REASON = "mistake.reason.";

/** Beside the field that was refused, else above the fields. */
function problemsOf(error: Error, t: Translate): Problems {
  const fields = Object.entries(error instanceof ApiError ? (error.body.fields ?? {}) : {});
  const version = fields.find(([field]) => field === "mistake.version")?.[1];
  const reason = fields
    .filter(([field]) => field.startsWith(REASON))
    .map(([field, message]) => [field.slice(REASON.length), quoteWordsOf(message, t) ?? errorWords(error)] as const);
  if (version !== undefined) return { ...NO_PROBLEMS, version: t("feedback.mistake.version_missing") };
  return reason.length ? { reason: Object.fromEntries(reason) } : { ...NO_PROBLEMS, general: errorWords(error) };
}

/** Pages that the guide writes itself have no versions, except yearly reports. */
const hasVersions = ({ guide_page }: FeedbackDetail) => guide_page === null || guide_page.revision !== null;

function useJudgement(response: FeedbackDetail, mistake: Mistake, work: Case, onDone: () => void) {
  const { t } = useTranslation();
  const { default_locale = "en" } = useQuery(localesQuery()).data ?? {};
  const [state, setState] = useState<MistakeState>(mistake.state);
  const [version, setVersion] = useState(mistake.version);
  const [reason, setReason] = useState<Reason>(mistake.reason);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const isChanged =
    state !== mistake.state || version !== mistake.version || JSON.stringify(reason) !== JSON.stringify(mistake.reason);
  const save = () => {
    setProblems(NO_PROBLEMS);
    const outcome = { onDone, onFailed: (error: Error) => setProblems(problemsOf(error, t)) };
    if (state === "corrected") {
      if (version === null && hasVersions(response))
        return setProblems({ ...NO_PROBLEMS, version: t("feedback.mistake.version_missing") });
      return work.judge({ state, version }, outcome);
    }
    if (state !== "not_a_mistake") return work.judge({ state }, outcome);
    if (Object.keys(filled(reason)).length === 0)
      return setProblems({ reason: { [default_locale]: t("feedback.mistake.reason_missing") } });
    return work.judge({ state, reason: filled(reason) }, outcome);
  };
  return { state, setState, version, setVersion, reason, setReason, problems, isChanged, save };
}

interface VersionFieldProps {
  response: FeedbackDetail;
  isDisabled: boolean;
  value: number | null;
  onChange: (version: number) => void;
  errorMessage: string | undefined;
}

/** The versions of the page, or of the yearly report, that came after the one with the mistake. */
function useLaterVersions({ page, guide_page, publication_number }: FeedbackDetail) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...query(publicationsApi.list, { params: { id: page?.id ?? "" }, query: { per_page: 100 } }),
    enabled: page !== null,
  });
  const seen = publication_number ?? 0;
  if (guide_page) {
    const later = Math.max(0, (guide_page.revision ?? 0) - seen);
    return Array.from({ length: later }, (_, at) => {
      const number = seen + later - at;
      return { id: String(number), label: t("feedback.version", { number }) };
    });
  }
  return data?.publications
    .filter(({ number }) => number > seen)
    .map(({ number, published_at }) => ({
      id: String(number),
      label: t("feedback.mistake.version_of", { number, date: formatDate(published_at) }),
    }));
}

function VersionField({ response, isDisabled, value, onChange, errorMessage }: VersionFieldProps) {
  const { t } = useTranslation();
  const { page, guide_page } = response;
  const versions = useLaterVersions(response);
  if (versions?.length === 0)
    return (
      <Note tone={errorMessage === undefined ? "info" : "danger"} role="status">
        {t("feedback.mistake.no_version")}{" "}
        {(page || guide_page) && (
          <TextLink isInline href={page ? pagePath(page) : paths.reports()}>
            {t("feedback.mistake.open_page")}
          </TextLink>
        )}
      </Note>
    );
  return (
    <Select
      label={t("feedback.mistake.version")}
      hint={t("feedback.mistake.version_hint")}
      className="max-w-80"
      isDisabled={isDisabled || !versions}
      options={versions ?? []}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
      errorMessage={errorMessage}
    />
  );
}

interface ReasonFieldsProps {
  response: FeedbackDetail;
  isReadOnly: boolean;
  reason: Reason;
  onChange: (reason: Reason) => void;
  /** By language. */
  problems: Reason;
}

/** In the guide's default language, and in the resident's. */
function ReasonFields({ response, isReadOnly, reason, onChange, problems }: ReasonFieldsProps) {
  const { t } = useTranslation();
  const { locales = [], default_locale } = useQuery(localesQuery()).data ?? {};
  const first = default_locale ?? response.locale;
  const others = locales.filter(
    (locale) => locale !== first && (locale === response.locale || reason[locale] || problems[locale]),
  );
  return (
    <>
      {[first, ...others].map((locale, at) => (
        <TextArea
          key={locale}
          label={t("feedback.mistake.reason", { language: languageName(locale) })}
          hint={at === 0 ? t("feedback.mistake.reason_hint") : undefined}
          rows={3}
          lang={locale}
          dir={directionOf(locale)}
          isReadOnly={isReadOnly}
          value={reason[locale] ?? ""}
          onChange={(text) => onChange({ ...reason, [locale]: text })}
          limit={MAX_REPLY}
          errorMessage={problems[locale]}
        />
      ))}
    </>
  );
}
