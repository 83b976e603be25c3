import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Step } from "#admin/ui/MoveButtons.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Location, locationsApi } from "#contract/locations.ts";
import { titleOf } from "#admin/maps/places.ts";

const MOVING = ["location-order"];

/** Reorders places optimistically, then on the server. Reverts on failure. */
export function useLocationOrder(device_id: string, locale: string | undefined, locations: readonly Location[]) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState("");
  const params = { device_id };
  const { queryKey } = query(locationsApi.list, { params, query: locale ? { locale } : {} });
  const save = useCall(locationsApi.order, {
    mutationKey: MOVING,
    scope: { id: "location-order" },
    onError: (error) => showToast({ tone: "danger", message: `${t("locations.move.failed")} ${errorWords(error)}` }),
    // skip while another move is pending, because its order is the one shown
    onSettled: () =>
      client.isMutating({ mutationKey: MOVING }) > 1 ? undefined : invalidate(client, locationsApi.list),
  });

  const move = (location: Location, step: Step) => {
    const rest = locations.filter((other) => other.id !== location.id);
    const next = rest.toSpliced(locations.indexOf(location) + step, 0, location);
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (data) => data && { ...data, locations: next });
    const name = titleOf(location) ?? t("locations.unnamed");
    setAnnouncement(t("locations.move.moved", { name, position: next.indexOf(location) + 1, total: next.length }));
    save.mutate({ params, body: { ids: next.map(({ id }) => id) } });
  };
  return { move, announcement };
}
