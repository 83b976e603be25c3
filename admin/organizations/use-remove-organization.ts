import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { paths } from "#admin/paths.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { type Organization, organizationsApi } from "#contract/organizations.ts";

const isInUse = (error: unknown) => error instanceof ApiError && error.body.code === "organization_in_use";

/** Deletes an organization that nothing names, with a way back for as long as the message stands. */
export function useRemoveOrganization({ id, name, use_count }: Organization) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);

  // not a hook: by the time of the undo, the page is gone
  const restore = async () => {
    try {
      await call(organizationsApi.restore, { params: { id }, query: {} });
      showToast({ message: t("organizations.remove.undone", { name }) });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("organizations.remove.undo_failed", { name })} ${errorWords(error)}` });
    }
    await invalidate(client, organizationsApi.list);
  };

  const removal = useCall(organizationsApi.remove, {
    onSuccess: async () => {
      showToast({
        message: t("organizations.remove.done", { name }),
        actionLabel: t("common.undo"),
        onAction: () => void restore(),
      });
      void invalidate(client, organizationsApi.list);
      await navigate(paths.organizations());
    },
    onError: (error) => {
      // somebody named it since the page was read
      if (isInUse(error)) setIsRefused(true);
      else showToast({ tone: "danger", message: `${t("organizations.remove.failed", { name })} ${errorWords(error)}` });
    },
  });

  return {
    ask: () => (use_count > 0 ? setIsRefused(true) : removal.mutate({ params: { id } })),
    isRefused,
    dismiss: () => setIsRefused(false),
  };
}
