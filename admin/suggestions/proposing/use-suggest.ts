import { useQueryClient } from "@tanstack/react-query";
import { invalidate, useCall } from "#admin/api/query.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { suggestionsApi } from "#contract/suggestions.ts";

/** The proposer. Guests have no account, so each suggestion carries a name. */
export type Person = { name: string; onName: (name: string) => void };

/** Sends a suggestion or comment, and adds it to one's own. */
export function useSuggest(sent: string, onSent: () => void) {
  const client = useQueryClient();
  return useCall(suggestionsApi.suggest, {
    onSuccess: async () => {
      showToast({ message: sent });
      onSent();
      await invalidate(client, suggestionsApi.mine);
    },
  });
}
