import { useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormPassword } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { userApi } from "#contract/user.ts";
import type { CurrentPasswordValues } from "./current-password.ts";

const rules = async () => (await import("./current-password.ts")).CurrentPassword;

type Props = { email: string; onConfirmed: () => void; onClose: () => void };

/** Asks for the current password before sensitive changes, in case someone left their session open. */
export function ConfirmPasswordDialog({ email, onConfirmed, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm<CurrentPasswordValues>({
    defaultValues: { password: "" },
    resolver: resolve(rules, { password: "auth.password_needed" }),
  });
  const { isSubmitting, errors } = form.formState;
  const confirm = useCall(userApi.confirmPassword);
  const submit = form.handleSubmit(async (body) => {
    try {
      await confirm.mutateAsync({ body });
      onConfirmed();
    } catch (error) {
      showErrors(error, form);
    }
  });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("user.confirm.title")}
      description={t("user.confirm.text")}
      closeLabel={t("common.close")}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {errors.root?.message && (
          <Note role="alert" tone="danger">
            {errors.root.message}
          </Note>
        )}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <FormPassword
          control={form.control}
          name="password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
          autoFocus
          label={t("user.confirm.label")}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t("user.confirm.saving")}>
            {t("user.confirm.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
