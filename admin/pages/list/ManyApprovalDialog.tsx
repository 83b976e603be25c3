import { type FormEvent, useState } from "react";
import { call } from "#admin/api/call.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { usePublishSteps, useStepWords } from "#admin/inventory/publish-steps.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { publicationsApi } from "#contract/publications.ts";
import { type ChosenPage, pagesFor } from "./many-pages.ts";
import { ManyForm, problemsOf } from "./ManyForm.tsx";
import { ManyProgress } from "./ManyProgress.tsx";
import { type ManyCall, type ManyInput, useMany } from "./use-many.ts";

type Action = "publish" | "schedule";
type Counts = ReturnType<typeof usePublishSteps>["counts"];

interface ManyApprovalDialogProps {
  action: Action;
  pages: readonly ChosenPage[];
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

const FORM = "many-approvals";

/** Where a second person approves: publishes what others asked for, and asks for the rest. */
export function ManyApprovalDialog({ action, pages, onClose, onDone }: ManyApprovalDialogProps) {
  const { t } = useTranslation();
  const { wanted, counts, act, asked } = useApprovalWork(action, pages);
  const [input, setInput] = useState<ManyInput>({ words: "", at: "" });
  const [isChecked, setChecked] = useState(false);
  const work = useMany(act, wanted);
  const isAsking = action === "publish" && counts.ask > 0;
  const count = wanted.length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problemsOf(action, input)).length > 0) return;
    const { failures, done } = await work.start({ ...input, words: input.words.trim() });
    if (failures.length > 0 || done < count) return;
    if (counts.publish > 0) showToast({ message: t(`pages.manage.${action}.done`, { count: counts.publish }) });
    if (isAsking) showToast({ message: t("approvals.many.asked", { count: counts.ask }) });
    onDone?.();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="md"
      role={work.phase === "working" ? "alertdialog" : "dialog"}
      onOpenChange={(isOpen) => !isOpen && work.phase !== "working" && onClose()}
      title={t(`approvals.many.title_${action}`)}
      closeLabel={t("common.close")}
      actions={<Actions action={action} counts={counts} count={count} work={work} onClose={onClose} />}
    >
      {asked?.isError && !asked.data && <LoadFailure result={asked} title={t("approvals.many.load_failed")} />}
      {asked?.isPending && <LinesSkeleton rows={2} sign={16} />}
      {work.phase === "asking" && asked?.data && (
        <form id={FORM} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <Counted action={action} counts={counts} />
          {(isAsking || (action === "schedule" && count > 0)) && (
            <ManyForm
              action={action}
              input={input}
              onChange={setInput}
              problems={isChecked ? problemsOf(action, input) : {}}
              hasNote={isAsking}
            />
          )}
        </form>
      )}
      <ManyProgress label={t(`pages.manage.${action}.progress`)} work={work} count={count} />
    </Dialog>
  );
}

type ActionsProps = Pick<ManyApprovalDialogProps, "action" | "onClose"> & {
  counts: Counts;
  /** Pages that are published or asked for. */
  count: number;
  work: ReturnType<typeof useMany>;
};

function Actions({ action, counts, count, work, onClose }: ActionsProps) {
  const { t } = useTranslation();
  const confirm = useStepWords();
  if (work.phase === "working") return <Button onPress={work.cancel}>{t("pages.manage.stop")}</Button>;
  if (work.phase === "done" || count === 0) return <Button onPress={onClose}>{t("common.close")}</Button>;
  return (
    <>
      <Button onPress={onClose}>{t("common.cancel")}</Button>
      <Button type="submit" form={FORM} variant="primary">
        {action === "schedule" ? t("approvals.many.confirm_schedule", { count }) : confirm(counts)}
      </Button>
    </>
  );
}

/** The pages to publish or ask for, kept while the work changes what waits, and what is done with each. */
function useApprovalWork(action: Action, pages: readonly ChosenPage[]) {
  const [changed] = useState(() => pagesFor(action, pages));
  const { stepOf, counts, asked } = usePublishSteps(changed.map(({ id }) => id));
  const [kept, keep] = useState<{ ids: ReadonlyMap<string, "publish" | "ask">; counts: typeof counts }>();
  if (!kept && asked?.data) {
    const steps = changed.map(({ id }) => [id, stepOf(id)] as const);
    const isDone = (step: string) => step === "publish" || (step === "ask" && action === "publish");
    keep({
      ids: new Map(steps.flatMap(([id, step]) => (step !== "wait" && isDone(step) ? [[id, step]] : []))),
      counts,
    });
  }
  const act: ManyCall = (id, { words, at }) => {
    const params = { id };
    if (action === "schedule") return call(publicationsApi.schedule, { params, body: { action: "publish", at } });
    if (kept?.ids.get(id) === "ask") return call(approvalsApi.ask, { params, body: { note: words || null } });
    return call(publicationsApi.publish, { params, body: {} });
  };
  return {
    wanted: changed.filter(({ id }) => kept?.ids.has(id)),
    counts: kept?.counts ?? counts,
    act,
    asked,
  };
}

interface CountedProps {
  action: Action;
  counts: Counts;
}

/** What happens to how many of the selected pages. */
function Counted({ action, counts: { publish, ask, wait } }: CountedProps) {
  const { t } = useTranslation();
  const lines = [
    publish > 0 && t(`approvals.many.${action}`, { count: publish }),
    ask > 0 && t(action === "schedule" ? "approvals.many.unasked" : "approvals.many.ask", { count: ask }),
    wait > 0 && t("approvals.many.wait", { count: wait }),
  ].filter((line) => line !== false);
  return (
    <>
      {publish === 0 && (ask === 0 || action === "schedule") && <p>{t("approvals.many.none")}</p>}
      {lines.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
