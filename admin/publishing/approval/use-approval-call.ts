import { useQueryClient } from "@tanstack/react-query";
import { invalidate, useCall } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { userApi } from "#contract/user.ts";
import { refreshPage } from "../refresh-page.ts";

/** Loads how approval stands now: somebody decided meanwhile, or the workspace's choice is another one. */
export function useApprovalRefresh() {
  const client = useQueryClient();
  const { page } = usePageWork();
  return () => Promise.all([invalidate(client, userApi.get), refreshPage(client, page)]);
}

/** Asks, takes back or sends back. */
export function useApprovalCall<E extends Endpoint>(endpoint: E, done: string, onDone: () => void) {
  const client = useQueryClient();
  const { page } = usePageWork();
  return useCall(endpoint, {
    onSuccess: async () => {
      await refreshPage(client, page);
      showToast({ message: done });
      onDone();
    },
  });
}
