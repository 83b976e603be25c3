import { ArrowRight, Plus } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Added, Removed, TextDifference } from "#admin/records/TextDifference.tsx";
import type { FieldChange, ImportRow, ImportSubject } from "#contract/imports.ts";
import { changedWords } from "./changed-words.ts";

interface RowChangesProps {
  row: Pick<ImportRow, "changes" | "made">;
  subject: ImportSubject;
  labels: ReadonlyMap<string, string>;
}

/** Old and new value of each changed field, and the related records the import will create. */
export function RowChanges({ row: { changes, made }, subject, labels }: RowChangesProps) {
  const { t } = useTranslation();
  return (
    <>
      {changes.length > 0 && (
        <dl className="mb-1 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(6rem,9rem)_minmax(0,1fr)]">
          {changes.map((change) => (
            <div key={`${change.field} ${change.locale}`} className="contents">
              <dt className="text-muted max-sm:mt-1">
                {labels.get(change.field) ?? change.field}
                {change.locale !== null && <span className="block text-xs">{languageName(change.locale)}</span>}
              </dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">
                <Change change={change} subject={subject} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {made.length > 0 && (
        <ul className="mb-1 flex flex-col gap-1">
          {made.map(({ noun, name }) => (
            <li key={`${noun} ${name}`} className="flex gap-1.5 [overflow-wrap:anywhere]">
              <Plus size={16} className="mt-0.5 flex-none text-success" aria-hidden />
              <span className="min-w-0">{t(`imports.rows.new.${noun}`, { name })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Texts word by word, unless one of them is missing. */
function Change({ change, subject }: { change: FieldChange; subject: ImportSubject }) {
  const { t } = useTranslation();
  const { field, before, after, locale } = change;
  const [old, now] = [changedWords(t, subject, field, before), changedWords(t, subject, field, after)];
  if (!old && !now) return t("imports.rows.changed");
  if (locale !== null && old && now) return <TextDifference before={old} after={now} locale={locale} isWhole />;
  return (
    <>
      {old ? <Removed>{old}</Removed> : <span className="text-muted">{t("imports.rows.empty")}</span>}{" "}
      <ArrowRight size={14} className="inline text-muted rtl:rotate-180" aria-label={t("imports.rows.becomes")} />{" "}
      {now ? <Added>{now}</Added> : <span className="text-muted">{t("imports.rows.empty")}</span>}
    </>
  );
}
