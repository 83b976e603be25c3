import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { installationApi, type RunCustomer } from "#contract/installation.ts";
import { InvitationLink } from "./InvitationLink.tsx";
import { ManagerFields, type ManagerValues } from "./ManagerFields.tsx";
import { refreshCustomers } from "./use-reopen.ts";

export function InviteManagerDialog({ customer, onClose }: { customer: RunCustomer; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm<ManagerValues>({
    defaultValues: { manager: { email: "", ui_locale: uiLocale() } },
    resolver: resolve(async () => (await import("#contract/installation.ts")).installationApi.inviteManager.body),
  });
  const invite = useCall(installationApi.inviteManager);
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ manager }) => {
    try {
      const { link } = await invite.mutateAsync({ params: { id: customer.id }, body: { manager } });
      void refreshCustomers(client);
      if (link) return;
      showToast({ message: t("installation.invite.sent", { email: manager.email }) });
      onClose();
    } catch (error) {
      showErrors(error, form);
    }
  });
  if (invite.data?.link)
    return <InvitationLink link={invite.data.link} email={form.getValues("manager.email")} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={onClose}
      title={t("installation.invite.title", { name: customer.name })}
      description={t("installation.invite.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" type="submit" form="invite-manager" isPending={isSubmitting}>
            {t("installation.invite.send")}
          </Button>
        </>
      }
    >
      <form id="invite-manager" noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
        {errors.root?.message && (
          <Note role="alert" tone="danger">
            {errors.root.message}
          </Note>
        )}
        <FormProvider {...form}>
          <ManagerFields />
        </FormProvider>
      </form>
    </Dialog>
  );
}
