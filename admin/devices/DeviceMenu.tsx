import { Copy, Ellipsis, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { Device } from "#contract/devices.ts";
import { RemoveDeviceDialog } from "./RemoveDeviceDialog.tsx";
import { useRemoveDevice } from "./useRemoveDevice.ts";

interface DeviceMenuProps {
  device: Pick<Device, "id" | "name" | "page">;
  /** In a list the menu leads to the device too. */
  hasOpen?: boolean | undefined;
  /** On the device's own page there is nothing left to see once it is gone. */
  onRemoved?: (() => void) | undefined;
}

export function DeviceMenu({ device, hasOpen = false, onRemoved }: DeviceMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = canEdit(useUser());
  const removal = useRemoveDevice(device, onRemoved);
  if (!isWriter && !hasOpen) return null;

  const act: Record<string, () => unknown> = {
    open: () => navigate(paths.device(device.id)),
    copy: () => navigate(`${paths.newDevice()}?${new URLSearchParams({ copy: device.id })}`),
    delete: removal.ask,
  };
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={device.name}
        trigger={
          <IconButton
            size={hasOpen ? "sm" : "md"}
            variant={hasOpen ? "ghost" : "secondary"}
            icon={Ellipsis}
            label={`${t("common.more")}: ${device.name}`}
          />
        }
        onAction={(key) => void act[String(key)]?.()}
      >
        {hasOpen && (
          <MenuItem id="open" icon={SquareArrowOutUpRight}>
            {t("devices.open")}
          </MenuItem>
        )}
        {isWriter && (
          <MenuItem id="copy" icon={Copy}>
            {t("devices.copy")}
          </MenuItem>
        )}
        {isWriter && (
          <MenuItem id="delete" icon={Trash2} tone="danger">
            {t("common.delete")}
          </MenuItem>
        )}
      </Menu>
      <RemoveDeviceDialog name={device.name} removal={removal} />
    </>
  );
}
