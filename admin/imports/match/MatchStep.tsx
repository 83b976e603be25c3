import { useState } from "react";
import { useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { type Import, importsApi } from "#contract/imports.ts";
import { fieldGroups, fieldLabels } from "../import-fields.ts";
import { importHref } from "../import-subjects.ts";
import { useStart } from "#admin/imports/use-import.ts";
import { columnsByField, type MatchDraft, withField } from "./match-draft.ts";
import { columnId, MatchTable } from "./MatchTable.tsx";
import { OptionsCard } from "./OptionsCard.tsx";

interface MatchStepProps {
  ours: Import;
  drafts: Map<string, MatchDraft>;
  isWriter: boolean;
}

/** Maps columns to fields and sets the options. Kept locally until checking sends it. */
export function MatchStep({ ours, drafts, isWriter }: MatchStepProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const site = useContentLocale();
  const { id, subject, columns } = ours;
  const [draft, setDraft] = useState<MatchDraft>(
    () => drafts.get(id) ?? { mapping: ours.mapping, options: ours.options, locale: ours.locale ?? undefined },
  );
  const [attempts, setAttempts] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const groups = fieldGroups(t, subject, site.locales);
  const labels = fieldLabels(groups);
  const taken = columnsByField(draft.mapping);
  const locale = draft.locale ?? site.locale;
  const check = useStart(importsApi.check, () => {
    drafts.delete(id);
    void navigate(importHref(subject, id));
  });

  const change = (next: MatchDraft) => {
    drafts.set(id, next);
    setDraft(next);
    setIsSent(false);
    check.reset();
  };
  const twice = columns.flatMap(({ name }, index) => {
    const field = draft.mapping[name];
    if (field === undefined || (taken.get(field)?.length ?? 0) < 2) return [];
    const message = t("imports.match.twice", { column: name, field: labels.get(field) ?? field });
    return [{ fieldId: columnId(index), message }];
  });
  const nothing = taken.size === 0 ? [{ fieldId: columnId(0), message: t("imports.match.nothing") }] : [];
  const errors = [...twice, ...nothing];

  const send = () => {
    setAttempts(attempts + 1);
    setIsSent(true);
    if (errors.length > 0) return;
    const { mapping, options } = draft;
    check.mutate({ params: { id }, query: locale ? { locale } : {}, body: { mapping, options } });
  };

  return (
    <div className="flex flex-col gap-5">
      <LeaveGuard isDirty={isWriter && drafts.has(id)} />
      {isSent && errors.length > 0 && <ErrorSummary key={attempts} title={t("common.form_problem")} errors={errors} />}
      {check.isError && (
        <Note tone="danger" role="alert" title={t("imports.match.failed")}>
          {errorWords(check.error)}
        </Note>
      )}
      {!taken.has("name") && <Note tone="warning">{t(`imports.match.name_needed.${subject}`)}</Note>}
      <MatchTable
        ours={ours}
        mapping={draft.mapping}
        groups={groups}
        labels={labels}
        taken={taken}
        isReadOnly={!isWriter}
        onChange={(column, field) => change(withField(draft, column, field))}
      />
      <OptionsCard
        options={draft.options}
        locale={locale}
        locales={site.locales}
        isReadOnly={!isWriter}
        onChange={(changed) => change({ ...draft, ...changed })}
      />
      <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">
        {ours.state === "checked" && (
          <LinkButton href={importHref(subject, id)}>{t("imports.match.to_result")}</LinkButton>
        )}
        {isWriter && (
          <Button
            variant="primary"
            isPending={check.isPending}
            pendingLabel={t("imports.match.checking")}
            onPress={send}
          >
            {t("imports.match.check")}
          </Button>
        )}
      </div>
    </div>
  );
}
