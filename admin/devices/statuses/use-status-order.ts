import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import type { Step } from "#admin/ui/MoveButtons.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Status, statusesApi } from "#contract/statuses.ts";

const MOVING = ["status-order"];

/** Moves statuses at once on the screen, then on the server: the whole order is sent. If that fails, it is as before. */
export function useStatusOrder(statuses: readonly Status[]) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState("");
  const { queryKey } = query(statusesApi.list, {});
  const save = useCall(statusesApi.order, {
    mutationKey: MOVING,
    scope: { id: "status-order" },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("devices.statuses.order_failed")} ${errorWords(error)}` }),
    // while another move is on its way, its order is the one to show
    onSettled: () =>
      client.isMutating({ mutationKey: MOVING }) > 1 ? undefined : invalidate(client, statusesApi.list),
  });

  const move = (status: Status, step: Step) => {
    const rest = statuses.filter((other) => other.id !== status.id);
    const next = rest.toSpliced(statuses.indexOf(status) + step, 0, status);
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (data) => data && { ...data, statuses: next });
    setAnnouncement(
      t("devices.statuses.moved", { name: status.name, position: next.indexOf(status) + 1, total: next.length }),
    );
    save.mutate({ body: { ids: next.map(({ id }) => id) } });
  };
  return { move, announcement };
}
