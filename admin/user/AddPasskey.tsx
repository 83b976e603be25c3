import { useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { makePasskey } from "#admin/session/passkeys.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { type CreationOptions, passkeysApi } from "#contract/passkeys.ts";

interface AddPasskeyProps {
  options: CreationOptions;
  /** To begin with. */
  name: string;
  /** Whether it is the person's first second step. */
  isFirst: boolean;
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** A challenge counts once: after a failure behind the browser, the dialog has to be opened again. */
export function AddPasskey({ options, name, isFirst, onClose, onAdded }: AddPasskeyProps) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const create = useCall(passkeysApi.create);
  const submit = form.handleSubmit(async ({ name }) => {
    const credential = await makePasskey(options);
    if (typeof credential === "string") {
      form.setError("root", { message: t(`security.passkeys.${credential}`) });
      return;
    }
    try {
      onAdded((await create.mutateAsync({ body: { passkey: { name, credential } } })).recovery_codes);
    } catch (error) {
      showErrors(error, form);
    }
  });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("security.passkeys.add")}
      description={t("security.passkeys.text")}
      closeLabel={t("common.close")}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {errors.root?.message && (
          <Note role="alert" tone="danger">
            {errors.root.message}
          </Note>
        )}
        <FormText
          control={form.control}
          name="name"
          label={t("security.passkeys.name")}
          hint={t("security.passkeys.name_hint")}
          rules={{ required: t("security.passkeys.name_needed") }}
          maxLength={60}
          autoComplete="off"
        />
        {isFirst && <Note tone="info">{t("security.passkeys.first")}</Note>}
        <div className="flex flex-wrap items-center justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            type="submit"
            variant="primary"
            isPending={isSubmitting}
            pendingLabel={t("security.passkeys.creating")}
          >
            {t("security.passkeys.create")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
