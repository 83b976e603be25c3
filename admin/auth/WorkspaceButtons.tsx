import { useEffect, useState } from "react";
import { call } from "#admin/api/call.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type CityProvider, citySignInApi } from "#contract/city-sign-in.ts";
import { CityButtons } from "./CityButtons.tsx";

/** The providers of the workspace in the link, and the installation's own. None is no error: there is the form below. */
export function WorkspaceButtons({ workspace }: { workspace: string }) {
  const { t } = useTranslation();
  const [providers, setProviders] = useState<readonly CityProvider[]>([]);
  useEffect(() => {
    call(citySignInApi.find, { body: { workspace } }).then(
      (answer) => setProviders(answer.providers),
      () => undefined,
    );
  }, [workspace]);
  if (!providers.length) return null;
  return (
    <div className="mt-8">
      <CityButtons providers={providers} />
      <p className="mt-6 -mb-2 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t("auth.login.or")}
      </p>
    </div>
  );
}
