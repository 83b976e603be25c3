import { useForm } from "react-hook-form";
import { sendsMail } from "#admin/api/config.ts";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { paths } from "#admin/paths.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { sessionApi } from "#contract/session.ts";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { FormProblems } from "./FormProblems.tsx";

const IDS = { email: "forgot-email" };
const rules = async () => (await import("#contract/session.ts")).sessionApi.requestReset.body;

export function ForgotPage() {
  const { t } = useTranslation();
  const form = useForm({
    defaultValues: { email: "" },
    resolver: resolve(rules, { email: "auth.email_needed" }),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const ask = useCall(sessionApi.requestReset, { onError: (error) => showErrors(error, form) });
  const toLogin = (
    <p className="mt-4 text-center">
      <TextLink href={paths.login()}>{t("auth.to_login")}</TextLink>
    </p>
  );

  if (ask.isSuccess) {
    return (
      <div role="status">
        <AuthHead title={t(sendsMail() ? "auth.forgot.sent_title" : "auth.forgot.no_mail_title")}>
          {t(sendsMail() ? "auth.forgot.sent" : "auth.forgot.no_mail", { email: ask.variables.body.email })}
        </AuthHead>
        <div className="mt-4">{toLogin}</div>
      </div>
    );
  }
  return (
    <>
      <AuthHead title={t("auth.forgot.title")}>
        {t(sendsMail() ? "auth.forgot.text" : "auth.forgot.no_mail_text")}
      </AuthHead>
      <AuthForm
        onSubmit={form.handleSubmit((body) => ask.mutate({ body }))}
        problems={
          <FormProblems errors={errors} submitCount={submitCount} ids={IDS} labels={{ email: t("auth.email") }} />
        }
        submit={t(sendsMail() ? "auth.forgot.submit" : "auth.forgot.no_mail_submit")}
        submitting={t(sendsMail() ? "auth.forgot.submitting" : "auth.forgot.no_mail_submitting")}
        isPending={ask.isPending}
      >
        <FormText
          size="lg"
          control={form.control}
          name="email"
          id={IDS.email}
          label={t("auth.email")}
          type="email"
          autoComplete="username"
        />
      </AuthForm>
      {toLogin}
    </>
  );
}
