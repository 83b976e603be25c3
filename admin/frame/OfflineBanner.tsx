import { type Query, useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { connection } from "#admin/api/connection.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { userQuery } from "#admin/session/queries.ts";
import { FloatingNote } from "./FloatingNote.tsx";

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

/** Says that the server cannot be reached. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  useReconnect(isLost);
  return (
    <FloatingNote isShown={isLost} icon={WifiOff}>
      {t("layout.offline")}
    </FloatingNote>
  );
}
