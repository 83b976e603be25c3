import { useQueryClient } from "@tanstack/react-query";
import { Copy, Ellipsis, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { call } from "#admin/api/call.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RemovalDialog } from "#admin/records/RemovalDialog.tsx";
import { useRemoval } from "#admin/records/use-removal.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { Device } from "#contract/devices.ts";
import { INVENTORY, type InventoryNoun, recordsChanged } from "./inventory-records.ts";

interface RecordMenuProps {
  noun: InventoryNoun;
  record: Pick<Device, "id" | "name" | "page">;
  /** In lists the menu also links to the record. */
  hasOpen?: boolean | undefined;
  /** On the record's own page there is nothing left to see once it is gone. */
  onRemoved?: (() => void) | undefined;
}

/** Actions of one device or algorithm, with a confirmation if residents would notice the removal. */
export function RecordMenu({ noun, record: { id, name, page }, hasOpen = false, onRemoved }: RecordMenuProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isWriter = canEdit(useUser());
  const { api, path, newPath } = INVENTORY[noun];
  const removal = useRemoval({
    remove: () => call(api.remove, { params: { id } }),
    restore: () => call(api.restore, { params: { id }, query: {} }),
    changed: () => recordsChanged(client, noun),
    isKept: true,
    isAsked: page?.status === "published",
    words: {
      done: t(`${noun}.remove.done`, { name }),
      failed: t(`${noun}.remove.failed`, { name }),
      undone: t(`${noun}.remove.undone`, { name }),
      undo_failed: t(`${noun}.remove.undo_failed`, { name }),
    },
    onRemoved,
  });
  const words = {
    title: t(`${noun}.remove.title`, { name }),
    text: t(`${noun}.remove.text`),
    cancel: t(`${noun}.remove.cancel`),
    confirm: t(`${noun}.remove.confirm`),
  };
  if (!isWriter && !hasOpen) return null;
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={name}
        trigger={
          <IconButton
            size={hasOpen ? "sm" : "md"}
            variant={hasOpen ? "ghost" : "secondary"}
            icon={Ellipsis}
            label={`${t("common.more")}: ${name}`}
          />
        }
      >
        {hasOpen && (
          <MenuItem icon={SquareArrowOutUpRight} onAction={() => void navigate(path(id))}>
            {t(`${noun}.open`)}
          </MenuItem>
        )}
        {isWriter && (
          <MenuItem icon={Copy} onAction={() => void navigate(`${newPath()}?${new URLSearchParams({ copy: id })}`)}>
            {t(`${noun}.copy`)}
          </MenuItem>
        )}
        {isWriter && (
          <MenuItem icon={Trash2} tone="danger" onAction={removal.ask}>
            {t("common.delete")}
          </MenuItem>
        )}
      </Menu>
      <RemovalDialog removal={removal} words={words} />
    </>
  );
}
