import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import type { DeletedType, Deletion } from "#contract/deletions.ts";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { pagesApi } from "#contract/pages.ts";

const RESTORES: Record<DeletedType, (params: { id: string }) => Promise<unknown>> = {
  device: (params) => call(devicesApi.restore, { params, query: {} }),
  algorithm: (params) => call(algorithmsApi.restore, { params, query: {} }),
  organization: (params) => call(organizationsApi.restore, { params, query: {} }),
  label: (params) => call(labelsApi.restore, { params }),
  page: (params) => call(pagesApi.restore, { params }),
};

/** Restores a record with everything that belonged to it. It may appear anywhere, so everything is refetched. */
export function useRestore(type: DeletedType, { id, name }: Deletion) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => RESTORES[type]({ id }),
    onSuccess: () => showToast({ message: t("deletions.restored", { name }) }),
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("deletions.failed", { name })} ${errorWords(error)}` }),
    onSettled: () => client.invalidateQueries(),
  });
}
