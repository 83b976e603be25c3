import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { type Passkey, passkeysApi } from "#contract/passkeys.ts";

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({ defaultValues: { name: passkey.name } });
  const { errors, isSubmitting } = form.formState;
  const rename = useCall(passkeysApi.rename);
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await rename.mutateAsync({ params: { id: passkey.id }, body: { passkey: { name } } });
      await invalidate(client, passkeysApi.list);
      onClose();
    } catch (error) {
      showErrors(error, form);
    }
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("security.passkeys.rename_title")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form="rename-passkey" variant="primary" isPending={isSubmitting}>
            {t("security.passkeys.rename")}
          </Button>
        </>
      }
    >
      <form id="rename-passkey" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {errors.root?.message && (
          <Note role="alert" tone="danger">
            {errors.root.message}
          </Note>
        )}
        <FormText
          control={form.control}
          name="name"
          label={t("security.passkeys.name")}
          rules={{ required: t("security.passkeys.name_needed") }}
          maxLength={60}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
          autoFocus
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
