import { type FormEvent, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ChosenPage, type ManyAction, pagesFor } from "./many-pages.ts";
import { ManyApprovalDialog } from "./ManyApprovalDialog.tsx";
import { ManyForm, problemsOf } from "./ManyForm.tsx";
import { ManyProgress } from "./ManyProgress.tsx";
import { CALLS, type ManyInput, useMany } from "./use-many.ts";

interface ManyDialogProps {
  action: ManyAction;
  pages: readonly ChosenPage[];
  onClose: () => void;
  /** Called when every page succeeded. */
  onDone?: (() => void) | undefined;
}

const FORM = "many-pages";

/** Publishes, schedules or withdraws pages; withdrawing needs no second person. */
export function ManyDialog({ action, ...rest }: ManyDialogProps) {
  const isApproved = useUser()?.approved_by !== undefined;
  if (isApproved && action !== "withdraw") return <ManyApprovalDialog action={action} {...rest} />;
  return <PlainDialog action={action} {...rest} />;
}

/** Asks first, shows progress, and lists failures with reasons. */
function PlainDialog({ action, pages, onClose, onDone }: ManyDialogProps) {
  const { t } = useTranslation();
  const [wanted] = useState(() => pagesFor(action, pages));
  const [input, setInput] = useState<ManyInput>({ words: "", at: "" });
  const [isChecked, setChecked] = useState(false);
  const work = useMany(CALLS[action], wanted);
  const count = wanted.length;
  const skipped = pages.length - count;
  const problems = isChecked ? problemsOf(action, input) : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problemsOf(action, input)).length > 0) return;
    const { failures, done } = await work.start({ ...input, words: input.words.trim() });
    if (failures.length > 0 || done < count) return;
    showToast({ message: t(`pages.manage.${action}.done`, { count }) });
    onDone?.();
    onClose();
  };
  // closing would hide running work: the dialog has a stop button instead
  const close = () => work.phase !== "working" && onClose();

  return (
    <Dialog
      isOpen
      size="md"
      role={work.phase === "working" ? "alertdialog" : "dialog"}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(`pages.manage.${action}.title`, { count })}
      {...(work.phase === "asking" && { description: <Explained action={action} count={count} skipped={skipped} /> })}
      closeLabel={t("common.close")}
      actions={<Actions action={action} count={count} phase={work.phase} onCancel={work.cancel} onClose={onClose} />}
    >
      {work.phase === "asking" && count > 0 && (
        <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
          <ManyForm action={action} input={input} onChange={setInput} problems={problems} />
        </form>
      )}
      <ManyProgress label={t(`pages.manage.${action}.progress`)} work={work} count={count} />
    </Dialog>
  );
}

function Explained({ action, count, skipped }: { action: ManyAction; count: number; skipped: number }) {
  const { t } = useTranslation();
  if (count === 0) return t(`pages.manage.${action}.none`);
  return (
    <>
      {t(`pages.manage.${action}.text`, { count })}
      {skipped > 0 && ` ${t(`pages.manage.${action}.skipped`, { count: skipped })}`}
    </>
  );
}

interface ActionsProps {
  action: ManyAction;
  count: number;
  phase: "asking" | "working" | "done";
  onCancel: () => void;
  onClose: () => void;
}

function Actions({ action, count, phase, onCancel, onClose }: ActionsProps) {
  const { t } = useTranslation();
  if (phase === "working") return <Button onPress={onCancel}>{t("pages.manage.stop")}</Button>;
  if (phase === "done" || count === 0) return <Button onPress={onClose}>{t("common.close")}</Button>;
  return (
    <>
      <Button onPress={onClose}>{t("common.cancel")}</Button>
      <Button type="submit" form={FORM} variant={action === "withdraw" ? "danger" : "primary"}>
        {t(`pages.manage.${action}.confirm`, { count })}
      </Button>
    </>
  );
}
