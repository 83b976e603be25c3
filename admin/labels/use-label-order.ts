import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import type { Step } from "#admin/ui/MoveButtons.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Label, labelsApi } from "#contract/labels.ts";
import type { labelsQuery } from "./labels-query.ts";

/** The list with one label moved by a step. */
function moved(labels: readonly Label[], label: Label, step: Step): Label[] {
  const rest = labels.filter((other) => other.id !== label.id);
  return rest.toSpliced(labels.indexOf(label) + step, 0, label);
}

/** Moves labels at once on the screen, then on the server: the whole order is sent. If that fails, it is as before. */
export function useLabelOrder({ queryKey }: ReturnType<typeof labelsQuery>, labels: readonly Label[]) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState("");
  const save = useCall(labelsApi.order, {
    scope: { id: "label-order" },
    onError: (error) => showToast({ tone: "danger", message: `${t("labels.move.failed")} ${errorWords(error)}` }),
    // while another move is on its way, its order is the one to show
    onSettled: () =>
      client.isMutating({ mutationKey: ["label-order"] }) > 1 ? undefined : invalidate(client, labelsApi.list),
    mutationKey: ["label-order"],
  });

  const move = (label: Label, step: Step) => {
    const next = moved(labels, label, step);
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (data) => data && { ...data, labels: next });
    setAnnouncement(
      t("labels.move.moved", { name: label.name, position: next.indexOf(label) + 1, total: next.length }),
    );
    save.mutate({ body: { ids: next.map(({ id }) => id) } });
  };
  return { move, announcement };
}
