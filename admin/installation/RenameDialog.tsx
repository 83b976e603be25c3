import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { customerQuery } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { installationApi, type RunCustomer } from "#contract/installation.ts";
import { refreshCustomers } from "./use-reopen.ts";

export function RenameDialog({ customer, onClose }: { customer: RunCustomer; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({ defaultValues: { name: customer.name } });
  const rename = useCall(installationApi.renameCustomer);
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async ({ name }) => {
    try {
      await rename.mutateAsync({ params: { id: customer.id }, body: { customer: { name } } });
      showToast({ message: t("installation.rename.done", { name }) });
      onClose();
      await Promise.all([refreshCustomers(client), client.invalidateQueries(customerQuery())]);
    } catch (error) {
      showErrors(error, form);
    }
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("installation.rename.title", { name: customer.name })}
      description={t("installation.rename.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" type="submit" form="rename" isPending={isSubmitting}>
            {t("installation.rename.save")}
          </Button>
        </>
      }
    >
      <form id="rename" noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        {errors.root?.message && (
          <Note role="alert" tone="danger">
            {errors.root.message}
          </Note>
        )}
        <FormText
          control={form.control}
          name="name"
          rules={{ required: t("installation.name_needed") }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
          autoFocus
          autoComplete="off"
          label={t("installation.columns.name")}
        />
      </form>
    </Dialog>
  );
}
