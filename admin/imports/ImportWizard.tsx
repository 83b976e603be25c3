import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { focusPage } from "#admin/ui/focus-keeper.ts";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import type { Import, ImportSubject } from "#contract/imports.ts";
import { ReadingStep } from "./file/ReadingStep.tsx";
import { canMatch, isWorking, type Step, stepOf } from "./import-steps.ts";
import { importHref } from "./import-subjects.ts";
import { ImportSteps } from "./ImportSteps.tsx";
import type { Drafts } from "./match/match-draft.ts";
import { MatchStep } from "./match/MatchStep.tsx";
import { CheckStep } from "./run/CheckStep.tsx";
import { RunStep } from "./run/RunStep.tsx";
import { useImport } from "./use-import.ts";
import { ValuesStep } from "./values/ValuesStep.tsx";
import { WorkProgress } from "./WorkProgress.tsx";

/** The steps of an import after its file was chosen. */
export function ImportWizard({ id, subject, drafts }: { id: string; subject: ImportSubject; drafts: Drafts }) {
  const { t } = useTranslation();
  const result = useImport(id);
  return (
    <LoadedRecord result={result} failedTitle={t("imports.load_failed")} skeleton={<RecordSkeleton />}>
      {({ import: ours }) =>
        ours.subject === subject ? (
          <Steps ours={ours} drafts={drafts} />
        ) : (
          <Navigate replace to={importHref(ours.subject, id)} />
        )
      }
    </LoadedRecord>
  );
}

function Steps({ ours, drafts }: { ours: Import; drafts: Drafts }) {
  const { t } = useTranslation();
  const wanted = useSearchParams()[0].get("step");
  const isWriter = canEdit(useUser());
  const { id, subject, filename, row_count, error, state } = ours;
  const reached = stepOf(ours);
  const isMatching = canMatch(ours) && (wanted === "file" || wanted === "match" || (wanted === "values" && isWriter));
  const current = isMatching ? wanted : reached;
  return (
    <>
      <PageHead
        title={t(`imports.title.${subject}`)}
        subtitle={
          <span className="[overflow-wrap:anywhere]">{t("imports.about", { filename, count: row_count })}</span>
        }
      />
      <ImportSteps
        current={current}
        reached={reached}
        hrefs={{
          file: canMatch(ours) ? importHref(subject, id, "file") : importHref(subject),
          ...(canMatch(ours) && { match: importHref(subject, id, "match") }),
          ...(canMatch(ours) && isWriter && { values: importHref(subject, id, "values") }),
          ...(reached !== "match" && { [reached]: importHref(subject, id) }),
        }}
      />
      {error && state !== "failed" && (
        <div className="mb-4">
          <Note tone="warning" role="status">
            {t(`imports.error.${error}`)}
          </Note>
        </div>
      )}
      <Current key={`${current} ${state}`} step={current} ours={ours} drafts={drafts} />
    </>
  );
}

function Current({ step, ours, drafts }: { step: Step; ours: Import; drafts: Drafts }) {
  const isWriter = canEdit(useUser());
  // the pressed button is gone with its step
  useEffect(() => () => void (document.activeElement === document.body && focusPage()), []);
  if (isWorking(ours.state)) return <WorkProgress state={ours.state} ours={ours} />;
  if (step === "file") return <ReadingStep ours={ours} isWriter={isWriter} onRead={() => drafts.delete(ours.id)} />;
  if (step === "match") return <MatchStep ours={ours} drafts={drafts} isWriter={isWriter} />;
  if (step === "values") return <ValuesStep ours={ours} drafts={drafts} />;
  if (ours.state === "checked") return <CheckStep ours={ours} isWriter={isWriter} />;
  return <RunStep ours={ours} isWriter={isWriter} />;
}
