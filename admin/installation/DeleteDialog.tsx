import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { formatList, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { customerQuery } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { DAYS_TO_RESTORE, installationApi, LOST, type RunCustomer } from "#contract/installation.ts";
import { refreshCustomers } from "./use-reopen.ts";

interface DeleteDialogProps {
  customer: RunCustomer;
  email: string;
  onClose: () => void;
}

/** Shows what will be lost, offers the workspace's file first, and asks for the name. */
export function DeleteDialog({ customer, email, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, name } = customer;
  const confirmed = useConfirmed();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const remove = useCall(installationApi.deleteCustomer);
  const act = async () => {
    await remove.mutateAsync({ params: { id }, body: { name: typed } });
    showToast({ message: t("installation.delete.done", { name, count: DAYS_TO_RESTORE }) });
    onClose();
    await refreshCustomers(client);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() === name) void confirmed.run(act, (error) => setProblem(errorWords(error)));
    else setProblem(t("installation.delete.differs"));
  };
  if (confirmed.asking) return <ConfirmPasswordDialog email={email} {...confirmed.asking} />;
  return (
    <Dialog
      role="alertdialog"
      size="md"
      isOpen
      onOpenChange={onClose}
      title={t("installation.delete.title", { name })}
      description={t("installation.delete.text", { count: DAYS_TO_RESTORE })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="danger" type="submit" form="delete-workspace" isPending={remove.isPending}>
            {t("installation.delete.confirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Losses id={id} name={name} />
        <form id="delete-workspace" noValidate onSubmit={submit}>
          <TextField
            label={t("installation.delete.type", { name })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            errorMessage={problem}
          />
        </form>
      </div>
    </Dialog>
  );
}

/** Counts of everything, and where its file is made: in the workspace itself, by a manager. */
function Losses({ id, name }: Pick<RunCustomer, "id" | "name">) {
  const { t } = useTranslation();
  const result = useQuery(query(installationApi.customer, { params: { id } }));
  const mine = useQuery(customerQuery()).data?.customer;
  if (result.isError && !result.data) return <Note tone="danger">{errorWords(result.error)}</Note>;
  if (!result.data) return <LinesSkeleton rows={3} sign={20} />;
  const { lost, managers } = result.data;
  const people = managers.map((one) => `${one.name || one.email} (${one.email})`);
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 rounded-md border border-border bg-sunken p-3">
        {LOST.map((noun) => (
          <div key={noun} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{t(`installation.lost.${noun}`)}</dt>
            <dd className="text-lg font-bold tabular-nums">{formatNumber(lost[noun])}</dd>
          </div>
        ))}
      </dl>
      <Note tone="info" title={t("installation.delete.file_title")}>
        {mine?.id === id ? (
          <TextLink isInline href={paths.yourData()}>
            {t("installation.delete.file_here")}
          </TextLink>
        ) : people.length > 0 ? (
          t("installation.delete.file_ask", { list: formatList(people), name })
        ) : (
          t("installation.delete.file_operator")
        )}
      </Note>
    </>
  );
}
