import { Building2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { onCityConfirmed } from "#admin/session/city-confirmed.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { userApi } from "#contract/user.ts";

type Props = { isMain: boolean; onConfirmed: () => void; onError: (error: unknown) => void };

/** Signs in at the city's provider again, in a tab of its own: what was entered on this page stays. */
export function CityConfirmation({ isMain, onConfirmed, onError }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState<"waiting" | "blocked">();
  const start = useCall(userApi.confirmWithCity);
  useEffect(() => (state === "waiting" ? onCityConfirmed(onConfirmed) : undefined), [state, onConfirmed]);

  const open = async () => {
    // at once: browsers block tabs that open after a request
    const tab = window.open("", "_blank");
    setState(tab ? "waiting" : "blocked");
    if (!tab) return;
    try {
      tab.location.replace((await start.mutateAsync({})).url);
    } catch (error) {
      tab.close();
      setState(undefined);
      onError(error);
    }
  };

  return (
    <div className={`flex flex-col items-start gap-2 ${isMain ? "" : "-ms-3"}`}>
      <Button
        variant={isMain ? "primary" : "ghost"}
        icon={Building2}
        isPending={start.isPending}
        onPress={() => void open()}
      >
        {t("user.confirm.use_city")}
      </Button>
      {state && (
        <Note role="status" tone={state === "blocked" ? "danger" : "info"}>
          {t(`user.confirm.city_${state}`)}
        </Note>
      )}
    </div>
  );
}
