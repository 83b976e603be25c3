import { useQueryClient } from "@tanstack/react-query";
import { DatabaseZap } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { outage } from "#admin/api/outage.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Note } from "#admin/ui/Note.tsx";

/**
 * While an outage lasts, the screen's own reads are tried again and again, so somebody notices its end even when it
 * was a save that noticed its beginning. Afterwards, reads that had given up are asked once more.
 */
function useRetries(isAway: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isAway) return undefined;
    void client.refetchQueries({ type: "active" }, { cancelRefetch: false });
    return () => void client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  }, [isAway, client]);
}

/** Says that the server has lost its database, and goes away by itself. It covers nothing that can be clicked. */
export function OutageBanner() {
  const { t } = useTranslation();
  const isAway = useSyncExternalStore(outage.subscribe, outage.isAway);
  useRetries(isAway);
  return (
    <div
      role="status"
      // heard and seen while a dialog hides the rest of the page
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
