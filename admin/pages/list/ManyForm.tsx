import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { zoneWords } from "#admin/i18n/zone-words.ts";
import { siteTime } from "#admin/publishing/site-time.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery } from "#admin/session/queries.ts";
import { DateField } from "#admin/ui/DateField.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { ManyAction } from "./many-pages.ts";
import type { ManyInput } from "./use-many.ts";

/** Same limits as the contract. */
const limitOf = (action: ManyAction) => (action === "withdraw" ? 500 : 200);

type Problem = "reason_missing" | "time_missing" | "too_long";
type Problems = Partial<Record<keyof ManyInput, Problem>>;

/** Problems that block submitting. */
export const problemsOf = (action: ManyAction, { words, at }: ManyInput): Problems => ({
  ...(action === "withdraw" && !words.trim() && { words: "reason_missing" }),
  ...(words.trim().length > limitOf(action) && { words: "too_long" }),
  ...(action === "schedule" && !at && { at: "time_missing" }),
});

interface ManyFormProps {
  action: ManyAction;
  input: ManyInput;
  onChange: (input: ManyInput) => void;
  problems: Problems;
  /** What was asked for keeps its own note. */
  hasNote?: boolean | undefined;
}

/** The words residents read, and the time if scheduled. */
export function ManyForm({ action, input, onChange, problems, hasNote = true }: ManyFormProps) {
  const { t } = useTranslation();
  const isWithdrawal = action === "withdraw";
  const limit = limitOf(action);
  const said = (problem: Problem | undefined) => problem && t(`pages.manage.${problem}`, { limit });
  return (
    <div className="flex flex-col gap-4">
      {action === "schedule" && (
        <TimeField value={input.at} onChange={(at) => onChange({ ...input, at })} problem={said(problems.at)} />
      )}
      {hasNote && (
        <TextArea
          label={isWithdrawal ? t("pages.manage.reason") : t("pages.manage.note")}
          hint={isWithdrawal ? t("pages.manage.reason_hint") : t("pages.manage.note_hint")}
          {...(!isWithdrawal && { optionalLabel: t("common.optional") })}
          limit={limit}
          counterLabel={(used) => t("pages.editor.counter", { used, limit })}
          value={input.words}
          onChange={(words) => onChange({ ...input, words })}
          errorMessage={said(problems.words)}
        />
      )}
    </div>
  );
}

interface TimeFieldProps {
  value: string;
  onChange: (at: string) => void;
  problem: string | undefined;
}

/** Now, until a time is chosen. */
const momentOf = (local: string, time_zone: string) => (local ? siteTime(local, time_zone).at : new Date());

function TimeField({ value, onChange, problem }: TimeFieldProps) {
  const { t } = useTranslation();
  const { locale } = useContentLocale();
  const time_zone = useQuery(siteQuery(locale)).data?.site.time_zone;
  return (
    <DateField
      hasTime
      label={t("pages.manage.time")}
      {...(time_zone && {
        hint: t("pages.manage.time_hint", { zone: zoneWords(momentOf(value, time_zone), time_zone) }),
      })}
      value={value || null}
      onChange={(at) => onChange(at ?? "")}
      openLabel={t("records.day.open")}
      previousLabel={t("records.day.previous")}
      nextLabel={t("records.day.next")}
      errorMessage={problem}
      className="max-w-80"
    />
  );
}
