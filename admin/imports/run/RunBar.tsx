import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { type Import, importsApi } from "#contract/imports.ts";
import { actingRows } from "../import-steps.ts";
import { importHref } from "../import-subjects.ts";
import { useStart } from "#admin/imports/use-import.ts";

/** Starts the import. Skipping rows with errors requires an explicit choice. */
export function RunBar({ ours }: { ours: Import }) {
  const { t } = useTranslation();
  const { id, subject, counts } = ours;
  const [leavesOut, setLeavesOut] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const run = useStart(importsApi.run);
  const errors = counts.error ?? 0;
  const rows = actingRows(counts);
  const isNewOnly = !counts.update && Boolean(counts.create);

  const start = () => {
    if (errors > 0 && !leavesOut) return setIsAsked(true);
    return run.mutate({ params: { id }, query: errors > 0 ? { leave_out_errors: "true" } : {} });
  };
  return (
    <>
      {errors > 0 && <Note tone="danger">{t("imports.run.errors", { count: errors })}</Note>}
      {errors > 0 && rows > 0 && (
        <Checkbox
          label={t("imports.run.leave_out", { count: errors })}
          isSelected={leavesOut}
          onChange={setLeavesOut}
          errorMessage={isAsked && !leavesOut ? t("imports.run.leave_out_needed") : undefined}
        />
      )}
      {run.isError && (
        <Note tone="danger" role="alert" title={t("imports.run.failed")}>
          {errorWords(run.error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2 max-md:flex-col max-md:items-stretch">
        {rows > 0 && (
          <Button variant="primary" isPending={run.isPending} pendingLabel={t("imports.run.starting")} onPress={start}>
            {isNewOnly
              ? t(`imports.run.import_${subject}`, { count: counts.create ?? 0 })
              : t("imports.run.import_rows", { count: rows })}
          </Button>
        )}
        <LinkButton href={importHref(subject, id, "match")}>{t("imports.run.back")}</LinkButton>
        <LinkButton href={importHref(subject)}>{t("imports.run.other_file")}</LinkButton>
      </div>
    </>
  );
}
