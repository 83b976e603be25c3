import { Copy, Ellipsis, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { RemovalDialog, type RemovalWords } from "./RemovalDialog.tsx";
import type { Removal } from "./use-removal.ts";

interface RecordMenuProps {
  name: string;
  /** In lists the menu also links to the record. */
  openHref?: string | undefined;
  copyHref: string;
  removal: Removal;
  words: RemovalWords & Readonly<Record<"open" | "copy", string>>;
}

/** Actions of one record, with a confirmation if residents would notice the removal. */
export function RecordMenu({ name, openHref, copyHref, removal, words }: RecordMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = canEdit(useUser());
  const isInList = openHref !== undefined;
  if (!isWriter && !isInList) return null;
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={name}
        trigger={
          <IconButton
            size={isInList ? "sm" : "md"}
            variant={isInList ? "ghost" : "secondary"}
            icon={Ellipsis}
            label={`${t("common.more")}: ${name}`}
          />
        }
      >
        {isInList && (
          <MenuItem icon={SquareArrowOutUpRight} onAction={() => void navigate(openHref)}>
            {words.open}
          </MenuItem>
        )}
        {isWriter && (
          <MenuItem icon={Copy} onAction={() => void navigate(copyHref)}>
            {words.copy}
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
