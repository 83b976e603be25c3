import { useQueryClient } from "@tanstack/react-query";
import { DatabaseZap } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { outage } from "#admin/api/outage.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FloatingNote } from "./FloatingNote.tsx";

/**
 * During an outage, retries the screen's queries, so that its end is noticed even if a save revealed it.
 * Afterwards, refetches queries that had given up.
 */
function useRetries(isAway: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isAway) return undefined;
    void client.refetchQueries({ type: "active" }, { cancelRefetch: false });
    return () => void client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  }, [isAway, client]);
}

/** Says that the server has lost its database. */
export function OutageBanner() {
  const { t } = useTranslation();
  const isAway = useSyncExternalStore(outage.subscribe, outage.isAway);
  useRetries(isAway);
  return (
    <FloatingNote isShown={isAway} icon={DatabaseZap}>
      {t("layout.outage")}
    </FloatingNote>
  );
}
