import { useState } from "react";
import { KeyRound, LifeBuoy, Smartphone } from "lucide-react";
import { useForm } from "react-hook-form";
import { Navigate } from "react-router";
import { config } from "#admin/api/config.ts";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { canUsePasskeys } from "#admin/session/can-use-passkeys.ts";
import { forgetPendingStep, pendingStep } from "#admin/session/pending-step.ts";
import { enterAsAccount } from "#admin/session/sign-in.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { sessionApi } from "#contract/session.ts";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { FormProblems } from "./FormProblems.tsx";
import { PasskeyButton } from "./PasskeyButton.tsx";

const IDS = { code: "second-step-code" };

type Way = "app" | "passkey" | "recovery";

/** The second step after the password. Reached from a sign-in only: reloading starts over. */
export function SecondStepPage() {
  const [step] = useState(pendingStep);
  return step ? <SecondStep {...step} /> : <Navigate to={paths.login()} replace />;
}

function SecondStep({ challenge, has_app }: { challenge: string; has_app: boolean }) {
  const { t } = useTranslation();
  const usual: Way = has_app ? "app" : "passkey";
  const [way, setWay] = useState<Way>(usual);
  const isUsual = way === usual;

  return (
    <>
      <AuthHead title={t(`security.step.${way}.title`)}>{t(`security.step.${way}.text`)}</AuthHead>
      {way === "passkey" ? (
        <div className="mt-8 flex flex-col gap-5">
          {canUsePasskeys() ? (
            <PasskeyButton variant="primary" label={t("security.step.passkey.submit")} />
          ) : (
            <Note tone="warning">{t("security.passkeys.not_here", { host: config().app_host })}</Note>
          )}
        </div>
      ) : (
        <CodeForm key={way} challenge={challenge} way={way} />
      )}
      <div className="mt-4 flex flex-col items-start gap-1">
        {isUsual ? (
          <Button variant="ghost" icon={LifeBuoy} onPress={() => setWay("recovery")}>
            {t("security.step.use_recovery")}
          </Button>
        ) : (
          <Button variant="ghost" icon={has_app ? Smartphone : KeyRound} onPress={() => setWay(usual)}>
            {t(has_app ? "security.step.use_app" : "security.step.use_passkey")}
          </Button>
        )}
        {has_app && canUsePasskeys() && <PasskeyButton variant="ghost" label={t("security.step.use_passkey")} />}
      </div>
      <p className="mt-4 border-t border-border pt-4 text-sm text-muted">
        {t("security.step.lost")} <TextLink href={paths.login()}>{t("auth.to_login")}</TextLink>
      </p>
    </>
  );
}

function CodeForm({ challenge, way }: { challenge: string; way: "app" | "recovery" }) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { code: "" }, shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  const send = useCall(sessionApi.secondStep, {
    onSuccess: (token) => {
      forgetPendingStep();
      return enterAsAccount(token);
    },
    onError: (error) => showErrors(error, form),
  });
  const label = t(`security.step.${way}.label`);

  return (
    <AuthForm
      onSubmit={form.handleSubmit(({ code }) => send.mutate({ body: { challenge, code } }))}
      problems={<FormProblems errors={errors} submitCount={submitCount} ids={IDS} labels={{ code: label }} />}
      submit={t("security.step.submit")}
      submitting={t("security.step.submitting")}
      isPending={send.isPending || send.isSuccess}
    >
      <FormText
        control={form.control}
        name="code"
        id={IDS.code}
        size="lg"
        label={label}
        hint={t(`security.step.${way}.hint`)}
        rules={{ required: t("security.code_needed") }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this page
        autoFocus
        autoComplete={way === "app" ? "one-time-code" : "off"}
        inputMode={way === "app" ? "numeric" : "text"}
        spellCheck="false"
      />
    </AuthForm>
  );
}
