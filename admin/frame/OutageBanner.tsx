import { useQueryClient } from "@tanstack/react-query";
import { DatabaseZap } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { outage } from "#admin/api/outage.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Note } from "#admin/ui/Note.tsx";

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

/** Says that the server has lost its database; disappears by itself, and lets clicks through. */
export function OutageBanner() {
  const { t } = useTranslation();
  const isAway = useSyncExternalStore(outage.subscribe, outage.isAway);
  useRetries(isAway);
  return (
    <div
      role="status"
      // keeps it visible and announced while a modal hides the rest of the page
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--topbar)+--spacing(2))] z-50 mx-auto w-fit"
    >
      {isAway && (
        <Note tone="warning" icon={DatabaseZap}>
          {t("layout.outage")}
        </Note>
      )}
    </div>
  );
}
