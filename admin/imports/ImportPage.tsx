import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { loadPage } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import type { ImportSubject } from "#contract/imports.ts";
import { FileStep } from "./file/FileStep.tsx";
import { ImportSteps } from "./ImportSteps.tsx";
import type { Drafts } from "./match/match-draft.ts";

const ImportWizard = lazy(async () => ({ default: (await loadPage(() => import("./ImportWizard.tsx"))).ImportWizard }));

export const ImportDevicesPage = () => <ImportPage subject="devices" />;
export const ImportAlgorithmsPage = () => <ImportPage subject="algorithms" />;

/** The address names the import; the server knows its state. */
function ImportPage({ subject }: { subject: ImportSubject }) {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get("import");
  // by import, so that going back keeps them
  const [drafts] = useState<Drafts>(() => new Map());
  if (id !== null)
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <ImportWizard key={id} id={id} subject={subject} drafts={drafts} />
      </Suspense>
    );
  return (
    <>
      <PageHead title={t(`imports.title.${subject}`)} />
      <ImportSteps current="file" reached="file" hrefs={{}} />
      <FileStep subject={subject} />
      <LeaveGuard isDirty={drafts.size > 0} />
    </>
  );
}
