import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { paths } from "#admin/paths.ts";
import { continuesWithSecondStep } from "#admin/session/pending-step.ts";
import { startSession } from "#admin/session/token.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { sessionApi } from "#contract/session.ts";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { BadLink } from "./BadLink.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { FormProblems } from "./FormProblems.tsx";

const IDS = { password: "reset-password" };
const rules = async () => (await import("#contract/session.ts")).sessionApi.reset.body.pick({ password: true });

export function ResetPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get("token");
  const form = useForm({ defaultValues: { password: "" }, resolver: resolve(rules), shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  const reset = useCall(sessionApi.reset, {
    onSuccess: startSession,
    onError: (error) => (continuesWithSecondStep(error) ? navigate(paths.secondStep()) : showErrors(error, form)),
  });
  const newLink = (
    <p className="mt-4 text-center">
      <TextLink href={paths.forgot()}>{t("auth.reset.new_link")}</TextLink>
    </p>
  );

  if (!token) return <BadLink title={t("auth.reset.title")}>{newLink}</BadLink>;
  return (
    <>
      <AuthHead title={t("auth.reset.title")}>{t("auth.reset.text")}</AuthHead>
      <AuthForm
        onSubmit={form.handleSubmit(({ password }) => reset.mutate({ body: { token, password } }))}
        problems={
          <FormProblems
            errors={errors}
            submitCount={submitCount}
            ids={IDS}
            labels={{ password: t("auth.new_password") }}
          />
        }
        submit={t("auth.reset.submit")}
        submitting={t("common.saving")}
        isPending={reset.isPending || reset.isSuccess}
      >
        <NewPassword control={form.control} name="password" id={IDS.password} />
      </AuthForm>
      {newLink}
    </>
  );
}
