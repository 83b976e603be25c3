import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath } from "#admin/paths.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { pagesApi } from "#contract/pages.ts";

const SHOWN_IN = [
  pagesApi.search,
  pagesApi.without,
  devicesApi.list,
  devicesApi.get,
  algorithmsApi.list,
  algorithmsApi.get,
];

/** Creates the page of a device or algorithm and opens it. */
export function useCreatePage(type: "device_page" | "algorithm_page", subject_id: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // the client picks the id, so a retry cannot create two pages
  const [id] = useState(() => uuidv7());
  const { mutate, isPending } = useCall(pagesApi.create, {
    onSuccess: async ({ page }) => {
      await navigate(pagePath(page));
      await Promise.all(SHOWN_IN.map((endpoint) => invalidate(client, endpoint)));
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("records.page.failed")} ${errorWords(error)}` }),
  });
  return { create: () => mutate({ body: { page: { id, type, subject_id } } }), isPending };
}
