import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { assistantsApi } from "#contract/assistants.ts";
import { AllowedCard } from "./AllowedCard.tsx";
import { CallsCard } from "./CallsCard.tsx";
import { ConnectCard } from "./ConnectCard.tsx";
import { MainSwitch } from "./MainSwitch.tsx";
import { useSwitches } from "./use-switches.ts";

export function AssistantsPage() {
  const { t } = useTranslation();
  const result = useQuery(query(assistantsApi.get, {}));
  const access = result.data?.assistant_access;
  return (
    <>
      <PageHead title={t("assistants.title")} subtitle={t("assistants.subtitle")} />
      <div className="flex max-w-3xl flex-col gap-4">
        {access ? (
          <Loaded access={access} />
        ) : result.isError ? (
          <LoadFailure result={result} title={t("assistants.failed")} />
        ) : (
          <div aria-busy="true" className="flex flex-col gap-4">
            <Skeleton height={96} />
            <Skeleton height={380} />
          </div>
        )}
      </div>
    </>
  );
}

function Loaded(loaded: Parameters<typeof useSwitches>[0]) {
  const { t } = useTranslation();
  const isManager = canManage(useUser());
  const { access, set } = useSwitches(loaded);
  return (
    <>
      <MainSwitch access={access} onChange={set} isDisabled={!isManager} />
      <AllowedCard access={access} onChange={set} isDisabled={!isManager} />
      {access.is_on && <ConnectCard />}
      {isManager && <CallsCard />}
      <p className="flex gap-2 text-sm text-muted">
        <Lock size={14} className="mt-0.5 flex-none" aria-hidden />
        {t("assistants.managers")}
      </p>
    </>
  );
}
