import { useEffect, useState } from "react";
import { call } from "#admin/api/call.ts";
import { type CityProvider, citySignInApi } from "#contract/city-sign-in.ts";
import { CityButtons } from "./CityButtons.tsx";

/** The providers of the workspace in the link, and the installation's own. None is no error: there is the form below. */
export function WorkspaceButtons({ workspace }: { workspace: string }) {
  const [providers, setProviders] = useState<readonly CityProvider[]>([]);
  useEffect(() => {
    call(citySignInApi.find, { body: { workspace } }).then(
      (answer) => setProviders(answer.providers),
      () => undefined,
    );
  }, [workspace]);
  return providers.length > 0 && <CityButtons providers={providers} />;
}
