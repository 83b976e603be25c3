import { CircleCheck, RotateCw, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { Button } from "#admin/ui/Button.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { type Import, importsApi } from "#contract/imports.ts";
import { actingRows, stepOf } from "../import-steps.ts";
import { importHref, SUBJECTS } from "../import-subjects.ts";
import { RowsList } from "../rows/RowsList.tsx";
import { useStart } from "#admin/imports/use-import.ts";
import { UndoDialog } from "./UndoDialog.tsx";

interface RunStepProps {
  ours: Import;
  isWriter: boolean;
}

const OUTCOMES = { done: Done, failed: Failed, undone: Undone } as const;

/** Outcome of an import. */
export function RunStep({ ours, isWriter }: RunStepProps) {
  const { state } = ours;
  const Outcome = state === "done" || state === "undone" ? OUTCOMES[state] : OUTCOMES.failed;
  return (
    <div className="flex flex-col gap-5">
      <Outcome ours={ours} isWriter={isWriter} />
      {Object.keys(ours.counts).length > 0 && <RowsList ours={ours} />}
    </div>
  );
}

function Done({ ours, isWriter }: RunStepProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { subject, counts } = ours;
  return (
    <>
      <Note
        tone="neutral"
        icon={CircleCheck}
        role="status"
        title={t("imports.done.title")}
        actions={
          <>
            <ListLink ours={ours} variant="primary" />
            {isWriter && <LinkButton href={importHref(subject)}>{t("imports.done.another")}</LinkButton>}
            {isWriter && (
              <Button icon={Undo2} onPress={() => setIsAsking(true)}>
                {t("imports.done.undo")}
              </Button>
            )}
          </>
        }
      >
        {t("imports.done.text", { count: actingRows(counts) })}
      </Note>
      {ours.error && (
        <Note tone="danger" role="alert" title={t("imports.failed.undo_title")}>
          {t(ours.error === "changed_meanwhile" ? "imports.failed.undo_changed" : `imports.error.${ours.error}`)}
        </Note>
      )}
      {isWriter && <UndoDialog ours={ours} isOpen={isAsking} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Failed({ ours, isWriter }: RunStepProps) {
  const { t } = useTranslation();
  const { id, subject, recipe, options, locale } = ours;
  const check = useStart(importsApi.check);
  const again = () => check.mutate({ params: { id }, query: locale ? { locale } : {}, body: { recipe, options } });
  return (
    <Note
      tone="danger"
      role="alert"
      title={t(stepOf(ours) === "check" ? "imports.failed.check_title" : "imports.failed.title")}
      actions={
        isWriter && (
          <>
            <Button variant="primary" icon={RotateCw} isPending={check.isPending} onPress={again}>
              {t("imports.failed.again")}
            </Button>
            <NextLinks ours={ours} />
          </>
        )
      }
    >
      {t(`imports.error.${ours.error ?? "failed"}`)}
      {check.isError && <p className="mt-1 font-medium">{errorWords(check.error)}</p>}
      {!isWriter && <ListLink ours={{ subject }} />}
    </Note>
  );
}

function Undone({ ours, isWriter }: RunStepProps) {
  const { t } = useTranslation();
  const { id, subject, problem_counts } = ours;
  const kept = problem_counts.changed_since ?? 0;
  const keptHref = listHref(SUBJECTS[subject].importing, { import: id, problem: "changed_since" });
  return (
    <Note
      tone={kept ? "warning" : "neutral"}
      icon={Undo2}
      role="status"
      title={t("imports.undone.title")}
      actions={
        <>
          {kept > 0 && <LinkButton href={keptHref}>{t("imports.undone.show_kept")}</LinkButton>}
          <ListLink ours={ours} />
          {isWriter && <NextLinks ours={ours} />}
        </>
      }
    >
      {t("imports.undone.text")} {kept > 0 && t("imports.undone.kept", { count: kept })}
    </Note>
  );
}

function ListLink({ ours: { subject }, variant }: { ours: Pick<Import, "subject">; variant?: "primary" }): ReactNode {
  const { t } = useTranslation();
  return (
    <LinkButton href={SUBJECTS[subject].list} variant={variant}>
      {t(`imports.done.show.${subject}`)}
    </LinkButton>
  );
}

/** Links to map the columns again, or to import another file. */
function NextLinks({ ours: { id, subject } }: { ours: Import }) {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton href={importHref(subject, id, "match")}>{t("imports.run.back")}</LinkButton>
      <LinkButton href={importHref(subject)}>{t("imports.run.other_file")}</LinkButton>
    </>
  );
}
