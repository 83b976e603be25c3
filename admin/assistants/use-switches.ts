import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type AssistantAccess, assistantsApi, type AssistantSwitches } from "#contract/assistants.ts";

export interface SwitchProps {
  access: AssistantAccess;
  onChange: (change: Partial<AssistantSwitches>) => void;
  isDisabled: boolean;
}

/** The switches save on change, and show the new state at once. */
export function useSwitches({ access }: { access: AssistantAccess }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = query(assistantsApi.get, {});
  const save = useCall(assistantsApi.update, {
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      showToast({ message: t("common.saved") });
    },
    onError: (error) => showToast({ message: errorWords(error), tone: "danger" }),
  });
  const shown = save.isPending ? { ...access, ...save.variables.body.assistant_access } : access;
  const { is_on, may_read_drafts, may_suggest } = shown;
  return {
    access: shown,
    set: (change: Partial<AssistantSwitches>) =>
      save.mutate({ body: { assistant_access: { is_on, may_read_drafts, may_suggest, ...change } } }),
  };
}
