import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import type { Import, ImportPreview } from "#contract/imports.ts";
import { fieldGroups, fieldLabels } from "../import-fields.ts";
import { importHref } from "../import-subjects.ts";
import { draftOf, type Drafts, type MatchDraft, withRecipe } from "../match/match-draft.ts";
import { useCheck } from "../use-check.ts";
import { usePreview } from "../use-preview.ts";
import { meaningOf, withMeaning } from "./word-matches.ts";
import { WordsCard, wordId } from "./WordsCard.tsx";

interface ValuesStepProps {
  ours: Import;
  drafts: Drafts;
}

/** Words of choice fields, each once, and what they become. */
export function ValuesStep({ ours, drafts }: ValuesStepProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<MatchDraft>(() => draftOf(drafts, ours));
  const result = usePreview(ours.id, draft.recipe);
  const { preview } = result;
  const change = (next: MatchDraft) => {
    drafts.set(ours.id, next);
    setDraft(next);
  };
  if (result.isError)
    return (
      <ErrorState
        title={t("imports.match.preview_failed")}
        retryLabel={t("common.retry")}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      >
        {errorWords(result.error)}
      </ErrorState>
    );
  if (!preview)
    return (
      <Card aria-label={t("imports.match.reading")}>
        <CardBody>
          <LinesSkeleton rows={6} sign={24} />
        </CardBody>
      </Card>
    );
  return <Words ours={ours} drafts={drafts} draft={draft} preview={preview} onChange={change} />;
}

interface WordsProps extends ValuesStepProps {
  draft: MatchDraft;
  preview: ImportPreview;
  onChange: (draft: MatchDraft) => void;
}

function Words({ ours, drafts, draft, preview, onChange }: WordsProps) {
  const { t } = useTranslation();
  const { id, subject } = ours;
  const labels = fieldLabels(fieldGroups(t, subject));
  const [attempts, setAttempts] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const check = useCheck(ours, drafts);
  const { recipe, options } = draft;
  const listed = preview.fields.filter(({ words }) => words.length > 0);
  const words = listed.flatMap(({ field, words: all }) => all.map((word) => ({ field, word })));
  const matched = words.filter(({ field, word }) => meaningOf(recipe, field, word).to !== undefined).length;
  const open = listed.flatMap(({ field, words: all }) =>
    all.flatMap((word, at) => (meaningOf(recipe, field, word).to === undefined ? [{ field, word, at }] : [])),
  );
  const isEmptied = options.bad_cells === "empty";
  const errors = isEmptied
    ? []
    : open.map(({ field, word, at }) => ({
        fieldId: wordId(field, at),
        message: t("imports.values.open_error", { word: word.word, field: labels.get(field) ?? field }),
      }));
  const send = () => {
    setAttempts(attempts + 1);
    setIsSent(true);
    if (errors.length === 0) check.send(draft, preview);
  };
  return (
    <div className="flex flex-col gap-5">
      <LeaveGuard isDirty={drafts.has(id)} />
      {isSent && errors.length > 0 && (
        <ErrorSummary key={attempts} title={t("common.form_problem")} errors={errors.slice(0, 10)} />
      )}
      {check.isError && (
        <Note tone="danger" role="alert" title={t("imports.match.failed")}>
          {errorWords(check.error)}
        </Note>
      )}
      <Card aria-label={t("imports.values.summary")}>
        <CardBody className="flex flex-col gap-3">
          <p role="status" className="font-bold tabular-nums">
            {t("imports.values.matched", { matched, total: words.length })}
          </p>
          <p className="text-sm text-muted">{t("imports.values.hint")}</p>
          <Switch
            label={t("imports.options.bad_cells")}
            hint={t("imports.options.bad_cells_hint")}
            isSelected={isEmptied}
            onChange={(isOn) => onChange({ ...draft, options: { ...options, bad_cells: isOn ? "empty" : "refuse" } })}
          />
        </CardBody>
      </Card>
      {listed.length === 0 && (
        <EmptyState title={t("imports.values.none_title")}>{t("imports.values.none")}</EmptyState>
      )}
      {listed.map((field) => (
        <WordsCard
          key={field.field}
          subject={subject}
          field={field}
          label={labels.get(field.field) ?? field.field}
          recipe={recipe}
          showsErrors={isSent && !isEmptied}
          onChange={(word, to) =>
            onChange(withRecipe(draft, { values: withMeaning(recipe.values, { field: field.field, word, to }) }))
          }
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">
        <LinkButton href={importHref(subject, id, "match")}>{t("imports.values.back")}</LinkButton>
        <Button variant="primary" isPending={check.isPending} pendingLabel={t("imports.match.checking")} onPress={send}>
          {t("imports.values.check", { rows: preview.rows })}
        </Button>
      </div>
    </div>
  );
}
