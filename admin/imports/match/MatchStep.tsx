import { ANSWER_PREFIX } from "#contract/import-fields.ts";
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
import { columnsUsed, type ImportRecipe } from "#contract/import-recipe.ts";
import type { Import, ImportPreview } from "#contract/imports.ts";
import { choosableFields, fieldGroups, fieldLabels } from "../import-fields.ts";
import { importHref } from "../import-subjects.ts";
import { useCheck } from "../use-check.ts";
import { usePreview } from "../use-preview.ts";
import { BuiltFields } from "./BuiltFields.tsx";
import { GroupsCard } from "./GroupsCard.tsx";
import {
  draftOf,
  type Drafts,
  localeOf,
  type MatchDraft,
  withColumn,
  withoutColumn,
  withRecipe,
  optionsOf,
} from "./match-draft.ts";
import { columnId, MatchTable } from "./MatchTable.tsx";
import { LANGUAGE_ID, LanguageCard } from "./LanguageCard.tsx";
import { OptionsCard } from "./OptionsCard.tsx";
import { ProfilesCard } from "./ProfilesCard.tsx";
import { RowFilter } from "./RowFilter.tsx";

interface MatchStepProps {
  ours: Import;
  drafts: Drafts;
  isWriter: boolean;
}

const hasUnknownWords = (preview: ImportPreview | undefined) =>
  Boolean(preview?.fields.some(({ words, more }) => more > 0 || words.some(({ origin }) => origin !== "known")));

/** Sources of each field, rows to leave out, and options. Kept locally until checking sends it. */
export function MatchStep({ ours, drafts, isWriter }: MatchStepProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const site = useContentLocale();
  const { id, subject } = ours;
  const [draft, setDraft] = useState<MatchDraft>(() => draftOf(drafts, ours));
  const [attempts, setAttempts] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const { recipe } = draft;
  const { preview, isCurrent, isError, error } = usePreview(id, recipe, isWriter);
  const check = useCheck(ours, drafts);

  const change = (next: MatchDraft) => {
    drafts.set(id, next);
    setDraft(next);
    setIsSent(false);
    check.reset();
  };
  const locale = localeOf(draft, ours, site.locales);
  const nothing = columnsUsed(recipe).size === 0;
  const isLanguageMissing = !site.isPending && locale === undefined;
  const errors = [
    ...(nothing ? [{ fieldId: columnId(0), message: t("imports.match.nothing") }] : []),
    ...(isLanguageMissing ? [{ fieldId: LANGUAGE_ID, message: t("imports.language.missing") }] : []),
  ];
  const goesToValues = hasUnknownWords(preview);
  const next = () => {
    setAttempts(attempts + 1);
    setIsSent(true);
    if (errors.length > 0) return;
    if (goesToValues) void navigate(importHref(subject, id, "values"));
    else check.send(draft, preview);
  };

  const isReading = !nothing && !isError && !isCurrent;
  const failure = check.error ?? error;
  return (
    <div className="flex flex-col gap-5">
      <LeaveGuard isDirty={isWriter && drafts.has(id)} />
      {isSent && errors.length > 0 && <ErrorSummary key={attempts} title={t("common.form_problem")} errors={errors} />}
      {failure && (
        <Note
          tone="danger"
          role="alert"
          title={t(check.error ? "imports.match.failed" : "imports.match.preview_failed")}
        >
          {errorWords(failure)}
        </Note>
      )}
      <ProfilesCard ours={ours} draft={draft} isReadOnly={!isWriter} onChange={change} />
      <Recipe
        ours={ours}
        recipe={recipe}
        preview={preview}
        isCurrent={isCurrent}
        isReadOnly={!isWriter}
        onChange={(changed) => change(withRecipe(draft, changed))}
      />
      <LanguageCard
        ours={ours}
        locale={locale}
        isReadOnly={!isWriter}
        isMissing={isSent && isLanguageMissing}
        onChange={(chosen) => change({ ...draft, locale: chosen })}
      />
      <OptionsCard
        hasAnswers={Object.keys(draft.recipe.fields).some((field) => field.startsWith(ANSWER_PREFIX))}
        options={optionsOf(draft, preview)}
        isReadOnly={!isWriter}
        onChange={(options) =>
          change({
            ...draft,
            options,
            isOrderChosen: draft.isOrderChosen || options.date_order !== optionsOf(draft, preview).date_order,
          })
        }
      />
      <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">
        {ours.state === "checked" && (
          <LinkButton href={importHref(subject, id)}>{t("imports.match.to_result")}</LinkButton>
        )}
        {isWriter && (
          <NextButton isChecking={check.isPending} isReading={isReading} goesToValues={goesToValues} onPress={next} />
        )}
      </div>
    </div>
  );
}

interface NextButtonProps {
  isChecking: boolean;
  isReading: boolean;
  goesToValues: boolean;
  onPress: () => void;
}

function NextButton({ isChecking, isReading, goesToValues, onPress }: NextButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="primary"
      isPending={isChecking || isReading}
      pendingLabel={t(isChecking ? "imports.match.checking" : "imports.match.reading")}
      onPress={onPress}
    >
      {t(goesToValues ? "imports.match.to_values" : "imports.match.check")}
    </Button>
  );
}

interface RecipeProps {
  ours: Import;
  recipe: ImportRecipe;
  preview: ImportPreview | undefined;
  /** The preview is of this recipe, not of the one before. */
  isCurrent: boolean;
  isReadOnly: boolean;
  onChange: (changed: Partial<ImportRecipe>) => void;
}

/** Columns and fields, and the rows that stay out. */
function Recipe({ ours, recipe, preview, isCurrent, isReadOnly, onChange }: RecipeProps) {
  const { t } = useTranslation();
  const { subject } = ours;
  const known = fieldGroups(t, subject, useContentLocale().locales);
  const labels = fieldLabels(known);
  const groups = choosableFields(t, known);
  const changeColumn = (column: string, from: string | undefined, to: string | undefined) => {
    const without = from === undefined ? recipe.fields : withoutColumn(recipe.fields, from, column);
    onChange({ fields: to === undefined ? without : withColumn(subject, without, to, column) });
  };
  return (
    <>
      {!("name" in recipe.fields) && <Note tone="warning">{t(`imports.match.name_needed.${subject}`)}</Note>}
      <Names preview={isCurrent && "name" in recipe.fields ? preview : undefined} />
      <BuiltFields
        ours={ours}
        fields={recipe.fields}
        groups={groups}
        labels={labels}
        preview={preview}
        isReadOnly={isReadOnly}
        onChange={(fields) => onChange({ fields })}
      />
      <MatchTable
        ours={ours}
        recipe={recipe}
        groups={groups}
        labels={labels}
        isReadOnly={isReadOnly}
        onChange={changeColumn}
      />
      <GroupsCard
        ours={ours}
        recipe={recipe}
        choices={groups}
        labels={labels}
        isReadOnly={isReadOnly}
        onChange={(changed) => onChange({ groups: changed })}
      />
      <RowFilter
        ours={ours}
        conditions={recipe.leave_out}
        preview={isCurrent ? preview : undefined}
        isReadOnly={isReadOnly}
        onChange={(leave_out) => onChange({ leave_out })}
      />
    </>
  );
}

/** Rows without a name, and names that appear more than once. */
function Names({ preview }: { preview: ImportPreview | undefined }) {
  const { t } = useTranslation();
  if (!preview || (!preview.unnamed && !preview.repeated_names)) return null;
  return (
    <Note tone="warning">
      {preview.unnamed > 0 && <p>{t("imports.match.unnamed", { rows: preview.unnamed })}</p>}
      {preview.repeated_names > 0 && <p>{t("imports.match.repeated", { rows: preview.repeated_names })}</p>}
    </Note>
  );
}
