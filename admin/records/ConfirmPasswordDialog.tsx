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
import { type SecondStep, secondStepsApi } from "#contract/second-steps.ts";
import { userApi } from "#contract/user.ts";
import { CityConfirmation } from "./CityConfirmation.tsx";

type Props = {
  email: string;
  /** The change is of the account's own password, passkeys or codes: the city's word is not enough. */
  isOfAccount?: boolean;
  onConfirmed: () => void;
  onClose: () => void;
};

/**
 * Asks for the current password, or for a code, a passkey or the city account of people who have them, before sensitive
 * changes, in case someone left their session open.
 */
export function ConfirmPasswordDialog({ email, isOfAccount = false, onConfirmed, onClose }: Props) {
  const { t } = useTranslation();
  const [isCode, setIsCode] = useState(false);
  const step = useQuery(query(secondStepsApi.get, {})).data?.second_step;
  const { hasPasskey, hasPassword, hasApp, hasCity } = waysOf(step, isOfAccount);
  const hasForm = hasPassword || isCode;
  const needs = fieldOf({ isCode, hasPassword, hasOther: hasCity || hasApp || hasPasskey });
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
      title={t(TITLES[needs])}
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
        <ProofField control={form.control} needs={needs} />
        {hasCity && (
          <CityConfirmation isMain={!hasForm} onConfirmed={onConfirmed} onError={(error) => showErrors(error, form)} />
        )}
        <div className="-ms-3 flex flex-col items-start empty:hidden">
          {hasApp && <SwitchButton isCode={isCode} hasPassword={hasPassword} onPress={change} />}
          {hasPasskey && (
            <Button variant="ghost" icon={KeyRound} onPress={() => void confirmByPasskey()}>
              {t("user.confirm.use_passkey")}
            </Button>
          )}
        </div>
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

type Needs = "code" | "password" | "own" | "none";

const TITLES = {
  code: "user.confirm.code_title",
  password: "user.confirm.title",
  own: "user.confirm.city_title",
  none: "user.confirm.city_title",
} as const;

/** `own`: there is nothing yet that could be asked for. */
function fieldOf({ isCode, hasPassword, hasOther }: Record<"isCode" | "hasPassword" | "hasOther", boolean>): Needs {
  if (isCode) return "code";
  if (hasPassword) return "password";
  return hasOther ? "none" : "own";
}

type SwitchProps = { isCode: boolean; hasPassword: boolean; onPress: () => void };

/** Between the password and a code, for people who have both. */
function SwitchButton({ isCode, hasPassword, onPress }: SwitchProps) {
  const { t } = useTranslation();
  if (isCode && !hasPassword) return null;
  return (
    <Button variant="ghost" icon={isCode ? Lock : Smartphone} onPress={onPress}>
      {t(isCode ? "user.confirm.use_password" : "user.confirm.use_code")}
    </Button>
  );
}

/** Until it is known, everybody has a password. */
function waysOf(step: SecondStep | undefined, isOfAccount: boolean) {
  if (!step) return { hasPasskey: false, hasPassword: true, hasApp: false, hasCity: false };
  return {
    hasPasskey: canUsePasskeys() && step.passkeys > 0,
    hasPassword: step.has_password,
    hasApp: step.authenticator !== null,
    hasCity: !isOfAccount && step.city_account !== null,
  };
}

type FieldProps = { control: Control<{ password: string; code: string }>; needs: Needs };

function ProofField({ control, needs }: FieldProps) {
  const { t } = useTranslation();
  if (needs === "own") return <p>{t("user.confirm.no_password")}</p>;
  if (needs === "code")
    return (
      <FormText
        control={control}
        name="code"
        rules={{ required: t("user.confirm.code_title") }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
        autoFocus
        label={t("user.confirm.code_label")}
        autoComplete="one-time-code"
      />
    );
  return (
    needs === "password" && (
      <FormPassword
        control={control}
        name="password"
        rules={{ required: t("session.password_needed") }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this dialog
        autoFocus
        label={t("user.confirm.label")}
        autoComplete="current-password"
      />
    )
  );
}
