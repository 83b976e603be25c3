import { useQuery } from "@tanstack/react-query";
import { KeyRound, Lock, Smartphone } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { FormPassword, FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { canUsePasskeys } from "#admin/session/can-use-passkeys.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { secondStepsApi } from "#contract/second-steps.ts";
import { userApi } from "#contract/user.ts";

type Props = { email: string; onConfirmed: () => void; onClose: () => void };

/**
 * Asks for the current password, or for a code or a passkey of people who have them, before sensitive changes, in case
 * someone left their session open.
 */
export function ConfirmPasswordDialog({ email, onConfirmed, onClose }: Props) {
  const { t } = useTranslation();
  const [isCode, setIsCode] = useState(false);
  const step = useQuery(query(secondStepsApi.get, {})).data?.second_step;
  const hasPasskey = canUsePasskeys() && step !== undefined && step.passkeys > 0;
  const form = useForm({ defaultValues: { password: "", code: "" } });
  const { isSubmitting, errors } = form.formState;
  const confirmPassword = useCall(userApi.confirmPassword);
  const confirmCode = useCall(userApi.confirmCode);
  const submit = form.handleSubmit(async ({ password, code }) => {
    try {
      await (isCode
        ? confirmCode.mutateAsync({ body: { code } })
        : confirmPassword.mutateAsync({ body: { password } }));
      onConfirmed();
    } catch (error) {
      showErrors(error, form);
    }
  });
  const confirmByPasskey = async () => {
    form.clearErrors();
    const { confirmWithPasskey, PasskeyStopped } = await import("#admin/session/passkeys.ts");
    try {
      await confirmWithPasskey();
      onConfirmed();
    } catch (error) {
      if (error instanceof PasskeyStopped) form.setError("root", { message: t("user.confirm.passkey_stopped") });
      else showErrors(error, form);
    }
  };
  const change = () => {
    form.reset();
    setIsCode(!isCode);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isCode ? "user.confirm.code_title" : "user.confirm.title")}
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
        {isCode ? (
          <FormText
            control={form.control}
            name="code"
            rules={{ required: t("user.confirm.code_title") }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
            autoFocus
            label={t("user.confirm.code_label")}
            autoComplete="one-time-code"
          />
        ) : (
          <FormPassword
            control={form.control}
            name="password"
            rules={{ required: t("session.password_needed") }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
            autoFocus
            label={t("user.confirm.label")}
            autoComplete="current-password"
          />
        )}
        <div className="-ms-3 flex flex-col items-start empty:hidden">
          {step?.authenticator && (
            <Button variant="ghost" icon={isCode ? Lock : Smartphone} onPress={change}>
              {t(isCode ? "user.confirm.use_password" : "user.confirm.use_code")}
            </Button>
          )}
          {hasPasskey && (
            <Button variant="ghost" icon={KeyRound} onPress={() => void confirmByPasskey()}>
              {t("user.confirm.use_passkey")}
            </Button>
          )}
        </div>
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
