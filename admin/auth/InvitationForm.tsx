import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { paths } from "#admin/paths.ts";
import { continuesWithSecondStep } from "#admin/session/pending-step.ts";
import { startSession } from "#admin/session/token.ts";
import type { Result } from "#contract/endpoint.ts";
import { sessionApi } from "#contract/session.ts";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { FormProblems } from "./FormProblems.tsx";

const IDS = { name: "invitation-name", password: "invitation-password" };
const rules = async () => (await import("./new-person.ts")).NewPerson;

type Props = { token: string; invitation: Result<typeof sessionApi.invitation>["invitation"] };

/** People with an account only accept; others choose a name and a password. */
export function InvitationForm({ token, invitation: { email, customer_name, has_account } }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { name: "", password: "" },
    resolver: resolve(rules, { name: "session.name_needed" }),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const accept = useCall(sessionApi.acceptInvitation, {
    onSuccess: startSession,
    onError: (error) => (continuesWithSecondStep(error) ? navigate(paths.secondStep()) : showErrors(error, form)),
  });
  const submit = has_account
    ? () => accept.mutate({ body: { token } })
    : form.handleSubmit((person) => accept.mutate({ body: { token, ...person } }));

  return (
    <>
      <AuthHead title={t("auth.invitation.title", { name: customer_name })}>
        {t(has_account ? "auth.invitation.text_known" : "auth.invitation.text_new", { email })}
      </AuthHead>
      <AuthForm
        onSubmit={submit}
        problems={
          <FormProblems
            errors={errors}
            submitCount={submitCount}
            ids={IDS}
            labels={{ name: t("auth.name"), password: t("auth.new_password") }}
          />
        }
        submit={t("auth.invitation.submit")}
        submitting={t("auth.invitation.submitting")}
        isPending={accept.isPending || accept.isSuccess}
      >
        {!has_account && (
          <>
            <FormText
              size="lg"
              control={form.control}
              name="name"
              id={IDS.name}
              label={t("auth.name")}
              autoComplete="name"
            />
            <NewPassword control={form.control} name="password" id={IDS.password} />
          </>
        )}
      </AuthForm>
    </>
  );
}
