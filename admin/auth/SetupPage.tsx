import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { startSession } from "#admin/session/token.ts";
import { sessionApi } from "#contract/session.ts";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { BadLink } from "./BadLink.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { FormProblems } from "./FormProblems.tsx";

const IDS = { customer_name: "setup-customer", name: "setup-name", email: "setup-email", password: "setup-password" };
const EMPTY = { customer_name: "", name: "", email: "", password: "" };
const MISSING = {
  customer_name: "auth.setup.customer_name_needed",
  name: "session.name_needed",
  email: "auth.email_needed",
} as const;
const rules = async () => (await import("#contract/session.ts")).sessionApi.setup.body.omit({ token: true });

export function SetupPage() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get("token");
  const form = useForm({ defaultValues: EMPTY, resolver: resolve(rules, MISSING), shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  const setup = useCall(sessionApi.setup, { onSuccess: startSession, onError: (error) => showErrors(error, form) });

  const labels = {
    customer_name: t("auth.setup.customer_name"),
    name: t("auth.name"),
    email: t("auth.email"),
    password: t("auth.new_password"),
  };
  if (!token) return <BadLink title={t("auth.setup.title")} />;
  return (
    <>
      <AuthHead title={t("auth.setup.title")}>{t("auth.setup.text")}</AuthHead>
      <AuthForm
        onSubmit={form.handleSubmit((values) => setup.mutate({ body: { token, ...values } }))}
        problems={<FormProblems errors={errors} submitCount={submitCount} ids={IDS} labels={labels} />}
        submit={t("auth.setup.submit")}
        submitting={t("auth.setup.submitting")}
        isPending={setup.isPending || setup.isSuccess}
      >
        <FormText
          size="lg"
          control={form.control}
          name="customer_name"
          id={IDS.customer_name}
          label={labels.customer_name}
          autoComplete="organization"
        />
        <FormText size="lg" control={form.control} name="name" id={IDS.name} label={labels.name} autoComplete="name" />
        <FormText
          size="lg"
          control={form.control}
          name="email"
          id={IDS.email}
          label={labels.email}
          type="email"
          autoComplete="username"
        />
        <NewPassword control={form.control} name="password" id={IDS.password} />
      </AuthForm>
    </>
  );
}
