import { CircleDot, Ellipsis } from "lucide-react";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { AddButtons } from "#admin/inventory/AddButtons.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { FileQuery } from "./DeviceList.tsx";
import { ExportDevices } from "./ExportDevices.tsx";

interface HeadActionsProps {
  wanted: FileQuery;
  /** The empty list has its own button to begin. */
  isEmpty: boolean;
}

export function HeadActions({ wanted, isEmpty }: HeadActionsProps) {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const { open } = useOpened("statuses");
  return (
    <>
      {isWriter && (
        <Menu
          aria-label={t("common.more")}
          onAction={() => open("all")}
          trigger={<IconButton variant="secondary" icon={Ellipsis} label={t("common.more")} />}
        >
          <MenuItem id="statuses" icon={CircleDot}>
            {t("devices.statuses.manage")}
          </MenuItem>
        </Menu>
      )}
      {!isEmpty && <ExportDevices look="short" wanted={() => wanted} />}
      {!isEmpty && isWriter && <AddButtons noun="devices" />}
    </>
  );
}
