import { useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordMenu } from "#admin/records/RecordMenu.tsx";
import { useRemoval } from "#admin/records/use-removal.ts";
import { paths } from "#admin/paths.ts";
import { type Device, devicesApi } from "#contract/devices.ts";
import { devicesChanged } from "./device-cache.ts";

interface DeviceMenuProps {
  device: Pick<Device, "id" | "name" | "page">;
  /** In a list the menu leads to the device too. */
  hasOpen?: boolean | undefined;
  /** On the device's own page there is nothing left to see once it is gone. */
  onRemoved?: (() => void) | undefined;
}

export function DeviceMenu({ device: { id, name, page }, hasOpen = false, onRemoved }: DeviceMenuProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const removal = useRemoval({
    remove: () => call(devicesApi.remove, { params: { id } }),
    restore: () => call(devicesApi.restore, { params: { id }, query: {} }),
    changed: () => devicesChanged(client),
    isKept: true,
    isAsked: page?.status === "published",
    words: {
      done: t("devices.remove.done", { name }),
      failed: t("devices.remove.failed", { name }),
      undone: t("devices.remove.undone", { name }),
      undo_failed: t("devices.remove.undo_failed", { name }),
    },
    onRemoved,
  });
  return (
    <RecordMenu
      name={name}
      openHref={hasOpen ? paths.device(id) : undefined}
      copyHref={`${paths.newDevice()}?${new URLSearchParams({ copy: id })}`}
      removal={removal}
      words={{
        open: t("devices.open"),
        copy: t("devices.copy"),
        title: t("devices.remove.title", { name }),
        text: t("devices.remove.text"),
        cancel: t("devices.remove.cancel"),
        confirm: t("devices.remove.confirm"),
      }}
    />
  );
}
