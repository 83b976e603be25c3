import { Ellipsis, Pencil, RotateCcw, Save, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { SavedView } from "#contract/saved-views.ts";
import { RemoveSharedView } from "./RemoveSharedView.tsx";
import { useViewActions } from "./use-view-actions.ts";

interface ViewMenuProps {
  view: SavedView;
  /** Current query in the address. */
  shown: string;
  isChanged: boolean;
  onEdit: () => void;
}

/** Actions of the open view. Others' views can only be reset, or deleted by a manager. */
export function ViewMenu({ view, shown, isChanged, onEdit }: ViewMenuProps) {
  const { t } = useTranslation();
  const actions = useViewActions(view);
  const user = useUser();
  const canRemove = view.is_mine || canManage(user);
  const [isRemoving, setRemoving] = useState(false);
  if (!canRemove && !isChanged) return null;
  const act: Record<string, () => unknown> = {
    keep: () => actions.keep(shown),
    reset: actions.reset,
    edit: onEdit,
    remove: view.is_mine ? actions.remove : () => setRemoving(true),
  };
  return (
    <>
      <Menu
        aria-label={t("views.menu", { name: view.name })}
        placement="bottom end"
        onAction={(key) => void act[String(key)]?.()}
        trigger={<IconButton size="sm" icon={Ellipsis} label={t("views.menu", { name: view.name })} />}
      >
        {isChanged && view.is_mine && (
          <MenuItem id="keep" icon={Save}>
            {t("views.keep")}
          </MenuItem>
        )}
        {isChanged && (
          <MenuItem id="reset" icon={RotateCcw}>
            {t("views.reset")}
          </MenuItem>
        )}
        {view.is_mine && (
          <MenuItem id="edit" icon={Pencil}>
            {t("views.edit")}
          </MenuItem>
        )}
        {canRemove && (
          <MenuItem id="remove" icon={Trash2} tone="danger">
            {t("views.remove.action")}
          </MenuItem>
        )}
      </Menu>
      {isRemoving && <RemoveSharedView view={view} onClose={() => setRemoving(false)} />}
    </>
  );
}
