import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { startSession } from "#admin/session/token.ts";
import { PasswordField } from "#admin/ui/PasswordField.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { citySignInApi, type Refused } from "#contract/city-sign-in.ts";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { CityRefusal } from "./CityRefusal.tsx";

/** The account's password, once, before the provider may open it. */
export function CityProof({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const [isPending, setPending] = useState(false);

  const prove = async () => {
    setProblem(password ? undefined : t("session.password_needed"));
    if (!password) return;
    setPending(true);
    try {
      const finished = await call(citySignInApi.finish, { body: { code, password } });
      if (finished.session) return startSession(finished.session);
      setRefused(finished.refused);
    } catch (error) {
      setProblem(errorWords(error));
    }
    setPending(false);
    return undefined;
  };

  if (refused) return <CityRefusal refused={refused} />;
  return (
    <>
      <AuthHead title={t("identity.city.proof_title")}>{t("identity.city.proof", { email })}</AuthHead>
      <AuthForm
        onSubmit={() => void prove()}
        problems={null}
        submit={t("identity.city.prove")}
        submitting={t("auth.login.submitting")}
        isPending={isPending}
      >
        <PasswordField
          name="password"
          size="lg"
          label={t("auth.password")}
          autoComplete="current-password"
          showLabel={t("common.show")}
          hideLabel={t("common.hide")}
          value={password}
          onChange={setPassword}
          errorMessage={problem}
        />
      </AuthForm>
      <p className="mt-4 text-center">
        <TextLink href={paths.forgot()}>{t("auth.login.forgot")}</TextLink>
      </p>
    </>
  );
}
