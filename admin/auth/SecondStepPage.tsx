import { useState } from "react";
import { LifeBuoy, Smartphone } from "lucide-react";
import { useForm } from "react-hook-form";
import { Navigate } from "react-router";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { forgetPendingStep, pendingStep } from "#admin/session/pending-step.ts";
import { enterAsAccount } from "#admin/session/sign-in.ts";
import { Button } from "#admin/ui/Button.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { sessionApi } from "#contract/session.ts";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { FormProblems } from "./FormProblems.tsx";

const IDS = { code: "second-step-code" };

/** The code after the password. Reached from a sign-in only: reloading starts over. */
export function SecondStepPage() {
  const [challenge] = useState(pendingStep);
  return challenge ? <CodeForm challenge={challenge} /> : <Navigate to={paths.login()} replace />;
}

function CodeForm({ challenge }: { challenge: string }) {
  const { t } = useTranslation();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({ defaultValues: { code: "" }, shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  const send = useCall(sessionApi.secondStep, {
    onSuccess: (token) => {
      forgetPendingStep();
      return enterAsAccount(token);
    },
    onError: (error) => showErrors(error, form),
  });
  const words = isRecovery ? "recovery" : "app";
  const label = t(`security.step.${words}.label`);
  const change = () => {
    form.reset();
    setIsRecovery(!isRecovery);
  };

  return (
    <>
      <AuthHead title={t(`security.step.${words}.title`)}>{t(`security.step.${words}.text`)}</AuthHead>
      <AuthForm
        onSubmit={form.handleSubmit(({ code }) => send.mutate({ body: { challenge, code } }))}
        problems={<FormProblems errors={errors} submitCount={submitCount} ids={IDS} labels={{ code: label }} />}
        submit={t("security.step.submit")}
        submitting={t("security.step.submitting")}
        isPending={send.isPending || send.isSuccess}
      >
        <FormText
          key={words}
          control={form.control}
          name="code"
          id={IDS.code}
          size="lg"
          label={label}
          hint={t(`security.step.${words}.hint`)}
          rules={{ required: t("security.code_needed") }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this page
          autoFocus
          autoComplete={isRecovery ? "off" : "one-time-code"}
          inputMode={isRecovery ? "text" : "numeric"}
          spellCheck="false"
        />
      </AuthForm>
      <div className="mt-4 flex flex-col items-start gap-1">
        <Button variant="ghost" icon={isRecovery ? Smartphone : LifeBuoy} onPress={change}>
          {t(isRecovery ? "security.step.use_app" : "security.step.use_recovery")}
        </Button>
      </div>
      <p className="mt-4 border-t border-border pt-4 text-sm text-muted">
        {t("security.step.lost")} <TextLink href={paths.login()}>{t("auth.to_login")}</TextLink>
      </p>
    </>
  );
}
