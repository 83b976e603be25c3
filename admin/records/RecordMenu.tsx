import { Copy, Ellipsis, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { Removal } from "./use-removal.ts";

interface RecordMenuProps {
  name: string;
  /** In a list the menu leads to the record too. */
  openHref?: string | undefined;
  copyHref: string;
  removal: Removal;
  words: Readonly<Record<"open" | "copy" | "title" | "text" | "cancel" | "confirm", string>>;
}

/** What can be done with one record, and the question before what residents would notice. */
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
      <Dialog
        role="alertdialog"
        isOpen={removal.isAsking}
        onOpenChange={(isOpen) => !isOpen && removal.cancel()}
        title={words.title}
        description={words.text}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={removal.cancel}>{words.cancel}</Button>
            <Button variant="danger" onPress={removal.remove} isPending={removal.isPending}>
              {words.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
