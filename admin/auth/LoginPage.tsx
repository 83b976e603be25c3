import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { config } from "#admin/api/config.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { canUsePasskeys } from "#admin/session/can-use-passkeys.ts";
import { PasswordField } from "#admin/ui/PasswordField.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { FormProblems } from "./FormProblems.tsx";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { type Credentials, prepareLogin, useLogin } from "./use-login.ts";

const WorkspaceButtons = lazyPart(() => import("./WorkspaceButtons.tsx"), "WorkspaceButtons");

const IDS = { email: "login-email", password: "login-password" };

const NEEDED = { email: "auth.email_needed", password: "session.password_needed" } as const;

/** Without the form library, which would be a third of this page's code. */
export function LoginPage() {
  const { t } = useTranslation();
  const [values, setValues] = useState<Credentials>({ email: "", password: "" });
  const workspace = useSearchParams()[0].get("workspace") ?? "";
  const hasPasskeys = canUsePasskeys();
  const { attempt, isPending, submit } = useLogin();
  const errors = {
    ...Object.fromEntries(attempt.missing.map((name) => [name, { type: "required", message: t(NEEDED[name]) }])),
    ...(attempt.problem && { root: { message: t(`auth.login.${attempt.problem}`) } }),
  };
  const labels = { email: t("auth.email"), password: t("auth.password") };
  const field = (name: keyof Credentials) => ({
    id: IDS[name],
    name,
    size: "lg" as const,
    label: labels[name],
    value: values[name],
    onChange: (value: string) => {
      prepareLogin();
      setValues((now) => ({ ...now, [name]: value }));
    },
    errorMessage: attempt.missing.includes(name) ? t(NEEDED[name]) : undefined,
  });

  return (
    <>
      <AuthHead title={t("auth.login.title")}>{t("auth.login.text")}</AuthHead>
      <div className="mt-8 flex flex-col gap-3 [&:not(:has(button))]:hidden">
        {(workspace || config().sign_in_with) && (
          <Suspense>
            <WorkspaceButtons workspace={workspace} />
          </Suspense>
        )}
        {hasPasskeys && <PasskeyButton label={t("auth.login.passkey")} isOffered />}
        <p className="mt-3 -mb-2 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
          {t("auth.login.or")}
        </p>
      </div>
      <AuthForm
        onSubmit={() => void submit(values)}
        problems={<FormProblems errors={errors} submitCount={attempt.number} ids={IDS} labels={labels} />}
        submit={t("auth.login.submit")}
        submitting={t("auth.login.submitting")}
        isPending={isPending}
      >
        <TextField {...field("email")} type="email" autoComplete={hasPasskeys ? "username webauthn" : "username"} />
        <PasswordField
          {...field("password")}
          autoComplete="current-password"
          showLabel={t("common.show")}
          hideLabel={t("common.hide")}
        />
      </AuthForm>
      <p className="mt-4 text-center">
        <TextLink href={paths.forgot()}>{t("auth.login.forgot")}</TextLink>
      </p>
      <p className="mt-6 border-t border-border pt-6 text-center">
        <TextLink href={paths.citySignIn()}>{t("auth.login.city")}</TextLink>
      </p>
    </>
  );
}
