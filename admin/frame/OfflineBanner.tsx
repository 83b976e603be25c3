import { type Query, useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { connection } from "#admin/api/connection.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { userQuery } from "#admin/session/queries.ts";
import { Note } from "#admin/ui/Note.tsx";

const RETRY_EVERY = 5000;
const hasFailed = ({ state }: Query) => state.status === "error" || state.errorUpdateCount > state.dataUpdateCount;

/** While offline, repeats the cheapest request until it succeeds, then refetches the queries that failed. */
function useReconnect(isLost: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isLost) return undefined;
    const tryAgain = () => void client.refetchQueries({ queryKey: userQuery().queryKey }, { cancelRefetch: false });
    const timer = setInterval(tryAgain, RETRY_EVERY);
    window.addEventListener("online", tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", tryAgain);
      void client.refetchQueries({ type: "active", predicate: hasFailed });
    };
  }, [isLost, client]);
}

/** Says that the server cannot be reached; disappears by itself, and lets clicks through. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  useReconnect(isLost);
  return (
    <div
      role="status"
      // keeps it visible and announced while a modal hides the rest of the page
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--topbar)+--spacing(2))] z-50 mx-auto w-fit print:hidden"
    >
      {isLost && (
        <Note tone="warning" icon={WifiOff}>
          {t("layout.offline")}
        </Note>
      )}
    </div>
  );
}
