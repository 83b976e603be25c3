import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { goToCity } from "#admin/session/go-to-city.ts";
import { Note } from "#admin/ui/Note.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type CityProvider, citySignInApi } from "#contract/city-sign-in.ts";
import { AuthForm } from "./AuthForm.tsx";
import { AuthHead } from "./AuthHead.tsx";
import { CityButtons } from "./CityButtons.tsx";

/** One provider is opened at once; of several, people choose. */
export function FindCity() {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [isPending, setPending] = useState(false);
  const [needed, setNeeded] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [providers, setProviders] = useState<readonly CityProvider[]>([]);

  const find = async () => {
    setProblem(undefined);
    setNeeded(email.includes("@") ? undefined : t("auth.email_needed"));
    if (!email.includes("@")) return;
    setPending(true);
    try {
      const found = (await call(citySignInApi.find, { body: { email } })).providers;
      const [first] = found;
      setProviders(found);
      if (first && found.length === 1) return await goToCity(first.key);
      if (!first) setProblem(t("identity.city.none"));
    } catch (error) {
      setProblem(errorWords(error));
    }
    setPending(false);
    return undefined;
  };

  return (
    <>
      <AuthHead title={t("identity.city.title")}>{t("identity.city.text")}</AuthHead>
      <AuthForm
        onSubmit={() => void find()}
        problems={
          problem && (
            <Note tone="danger" role="alert">
              {problem}
            </Note>
          )
        }
        submit={t("identity.city.find")}
        submitting={t("identity.city.finding")}
        isPending={isPending}
      >
        <TextField
          id="city-email"
          name="email"
          type="email"
          size="lg"
          autoComplete="username"
          label={t("auth.email")}
          value={email}
          onChange={setEmail}
          errorMessage={needed}
        />
      </AuthForm>
      {providers.length > 1 && (
        <div className="mt-6">
          <CityButtons providers={providers} />
        </div>
      )}
      <p className="mt-4 text-center">
        <TextLink href={paths.login()}>{t("auth.to_login")}</TextLink>
      </p>
    </>
  );
}
