import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { showToast } from "#admin/ui/toastQueue.ts";
import { type Device, devicesApi } from "#contract/devices.ts";
import { devicesChanged } from "./device-cache.ts";

/** A row that goes takes the focus with it; the keyboard then goes on from the top of the page, not of the window. */
function keepFocus() {
  if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true });
}

/** Deletes a device, with a way back for as long as the message stands. What residents can read is asked about first. */
export function useRemoveDevice(device: Pick<Device, "id" | "name" | "page">, onRemoved?: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const isRemoved = useRef(false);
  useEffect(() => () => (isRemoved.current ? keepFocus() : undefined), []);
  const input = { params: { id: device.id } };
  const words = { name: device.name };

  // not a hook: by the time of the undo, the device's row is gone
  const restore = async () => {
    try {
      await call(devicesApi.restore, { ...input, query: {} });
      showToast({ message: t("devices.remove.undone", words) });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("devices.remove.undo_failed", words)} ${errorWords(error)}` });
    }
    await devicesChanged(client);
  };

  const removal = useCall(devicesApi.remove, {
    onSuccess: () => {
      showToast({
        message: t("devices.remove.done", words),
        actionLabel: t("common.undo"),
        onAction: () => void restore(),
      });
      isRemoved.current = true;
      onRemoved?.();
      return devicesChanged(client);
    },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("devices.remove.failed", words)} ${errorWords(error)}` }),
    onSettled: () => setIsAsking(false),
  });
  const remove = () => removal.mutate(input);

  return {
    ask: () => (device.page?.status === "published" ? setIsAsking(true) : remove()),
    isAsking,
    cancel: () => setIsAsking(false),
    remove,
    isPending: removal.isPending,
  };
}
