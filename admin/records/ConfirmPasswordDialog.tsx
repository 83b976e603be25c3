import { useQuery } from "@tanstack/react-query";
import { KeyRound, Lock, Smartphone } from "lucide-react";
import { useState } from "react";
import { type Control, useForm } from "react-hook-form";
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
import { CityConfirmation } from "./CityConfirmation.tsx";

type Props = {
  email: string;
  /** The change is of the account's own password, passkeys or codes: the city's word is not enough. */
  isOfAccount?: boolean;
  onConfirmed: () => void;
  onClose: () => void;
};

type Entered = { password: string; code: string };

/** Ways to confirm that this person has. Assumes a password while loading. */
function useProofs(isOfAccount: boolean) {
  const step = useQuery(query(secondStepsApi.get, {})).data?.second_step;
  return {
    hasPassword: step?.has_password ?? true,
    hasCode: Boolean(step?.authenticator),
    hasPasskey: canUsePasskeys() && step !== undefined && step.passkeys > 0,
    hasCity: !isOfAccount && typeof step?.city_account === "string",
  };
}

function ProofEntry({ control, isCode }: { control: Control<Entered>; isCode: boolean }) {
  const { t } = useTranslation();
  return isCode ? (
    <FormText
      control={control}
      name="code"
      rules={{ required: t("user.confirm.code_title") }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
      autoFocus
      label={t("user.confirm.code_label")}
      autoComplete="one-time-code"
    />
  ) : (
    <FormPassword
      control={control}
      name="password"
      rules={{ required: t("session.password_needed") }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
      autoFocus
      label={t("user.confirm.label")}
      autoComplete="current-password"
    />
  );
}

interface OtherProofsProps {
  proofs: ReturnType<typeof useProofs>;
  isCode: boolean;
  onChange: () => void;
  onPasskey: () => void;
  onConfirmed: () => void;
  onError: (error: unknown) => void;
}

/** The ways to confirm beside the field, or a sentence for people who have none. */
function OtherProofs({ proofs, isCode, onChange, onPasskey, onConfirmed, onError }: OtherProofsProps) {
  const { t } = useTranslation();
  const { hasPassword, hasCode, hasPasskey, hasCity } = proofs;
  const hasForm = hasPassword || isCode;
  if (!hasForm && !hasCode && !hasPasskey && !hasCity) return <p>{t("user.confirm.no_password")}</p>;
  return (
    <>
      {hasCity && <CityConfirmation isMain={!hasForm} onConfirmed={onConfirmed} onError={onError} />}
      <div className="-ms-3 flex flex-col items-start empty:hidden">
        {hasCode && (hasPassword || !isCode) && (
          <Button variant="ghost" icon={isCode ? Lock : Smartphone} onPress={onChange}>
            {t(isCode ? "user.confirm.use_password" : "user.confirm.use_code")}
          </Button>
        )}
        {hasPasskey && (
          <Button variant="ghost" icon={KeyRound} onPress={onPasskey}>
            {t("user.confirm.use_passkey")}
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Asks for the current password, or for a code, a passkey or the city account of people who have them, before sensitive
 * changes, in case someone left their session open.
 */
export function ConfirmPasswordDialog({ email, isOfAccount = false, onConfirmed, onClose }: Props) {
  const { t } = useTranslation();
  const [isCode, setIsCode] = useState(false);
  const proofs = useProofs(isOfAccount);
  const { hasPassword } = proofs;
  const hasForm = hasPassword || isCode;
  const form = useForm<Entered>({ defaultValues: { password: "", code: "" } });
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
      title={t(`user.confirm.${isCode ? "code_title" : hasPassword ? "title" : "city_title"}`)}
      description={t("user.confirm.text")}
      closeLabel={t("common.close")}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // React passes events of a dialog on to the form that opened it
          event.stopPropagation();
          void submit(event);
        }}
        className="flex flex-col gap-4"
      >
        {errors.root?.message && (
          <Note role="alert" tone="danger">
            {errors.root.message}
          </Note>
        )}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasForm && <ProofEntry control={form.control} isCode={isCode} />}
        <OtherProofs
          proofs={proofs}
          isCode={isCode}
          onChange={change}
          onPasskey={() => void confirmByPasskey()}
          onConfirmed={onConfirmed}
          onError={(error) => showErrors(error, form)}
        />
        <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          {hasForm && (
            <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t("user.confirm.saving")}>
              {t("user.confirm.save")}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
