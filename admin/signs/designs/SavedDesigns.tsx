import { useQueryClient } from "@tanstack/react-query";
import { BookmarkPlus, Ellipsis, Pencil, RotateCcw, Save, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type SavedView, savedViewsApi } from "#contract/saved-views.ts";
import { DesignDialog } from "./DesignDialog.tsx";
import { designText } from "./design-query.ts";
import type { DesignState } from "./use-designs.ts";

interface SavedDesignsProps {
  saved: readonly SavedView[];
  state: DesignState;
}

const STANDARD = "standard";

/** Saved designs: select, save, rename and delete. */
export function SavedDesigns({ saved, state }: SavedDesignsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<"new" | SavedView>();
  const { chosen, apply, choose, isChanged, design } = state;
  return (
    <section aria-label={t("signs.designs.title")} className="flex flex-col gap-3 p-4">
      <div className="flex items-end gap-2">
        <Select
          label={t("signs.designs.title")}
          className="min-w-0 flex-1"
          options={[
            { id: STANDARD, label: t("signs.designs.standard") },
            ...saved.map(({ id, name, is_mine, owner }) => ({
              id,
              label: name,
              ...(!is_mine && owner && { detail: t("signs.designs.shared_by", { name: owner }) }),
            })),
          ]}
          value={chosen?.id ?? STANDARD}
          onChange={(id) => apply(saved.find((view) => view.id === id))}
        />
        {chosen && <DesignMenu view={chosen} state={state} onEdit={() => setAsking(chosen)} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={BookmarkPlus} onPress={() => setAsking("new")}>
          {t("signs.designs.save")}
        </Button>
        {chosen && isChanged && (
          <p role="status" className="text-sm text-muted">
            {t("signs.designs.changed")}
          </p>
        )}
      </div>
      {asking && (
        <DesignDialog
          view={asking === "new" ? undefined : asking}
          query={designText(design)}
          onClose={() => setAsking(undefined)}
          onSaved={(view) => {
            setAsking(undefined);
            choose(view);
          }}
        />
      )}
    </section>
  );
}

interface DesignMenuProps {
  view: SavedView;
  state: DesignState;
  onEdit: () => void;
}

/** Actions of the selected design. Others' designs can only be reset, or deleted by a manager. */
function DesignMenu({ view, state, onEdit }: DesignMenuProps) {
  const { t } = useTranslation();
  const [isRemoving, setRemoving] = useState(false);
  const user = useUser();
  const canRemove = view.is_mine || canManage(user);
  const actions = useDesignActions(view, state);
  const { isChanged } = state;
  if (!canRemove && !isChanged) return null;
  const label = t("signs.designs.menu", { name: view.name });
  const act: Record<string, () => unknown> = {
    keep: actions.keep,
    reset: () => state.apply(view),
    edit: onEdit,
    remove: view.is_mine ? actions.remove : () => setRemoving(true),
  };
  return (
    <>
      <Menu
        aria-label={label}
        placement="bottom end"
        onAction={(key) => void act[String(key)]?.()}
        trigger={<IconButton variant="secondary" icon={Ellipsis} label={label} />}
      >
        {isChanged && view.is_mine && (
          <MenuItem id="keep" icon={Save}>
            {t("signs.designs.keep")}
          </MenuItem>
        )}
        {isChanged && (
          <MenuItem id="reset" icon={RotateCcw}>
            {t("signs.designs.reset")}
          </MenuItem>
        )}
        {view.is_mine && (
          <MenuItem id="edit" icon={Pencil}>
            {t("signs.designs.edit")}
          </MenuItem>
        )}
        {canRemove && (
          <MenuItem id="remove" icon={Trash2} tone="danger">
            {t("signs.designs.remove")}
          </MenuItem>
        )}
      </Menu>
      {isRemoving && (
        <ConfirmDialog
          title={t("signs.designs.remove_title", { name: view.name })}
          text={t("signs.designs.remove_text")}
          confirmLabel={t("signs.designs.remove")}
          isPending={false}
          onConfirm={() => {
            setRemoving(false);
            void actions.remove();
          }}
          onCancel={() => setRemoving(false)}
        />
      )}
    </>
  );
}

function useDesignActions(view: SavedView, { design, choose }: DesignState) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, list, name, query, is_shared, is_mine } = view;
  const refresh = () => invalidate(client, savedViewsApi.list);
  const fail = (words: string, error: unknown) =>
    showToast({ tone: "danger", message: `${words} ${errorWords(error)}` });
  const restore = async () => {
    try {
      const made = await call(savedViewsApi.create, { body: { saved_view: { list, name, query, is_shared } } });
      await refresh();
      choose(made.saved_view);
      showToast({ message: t("signs.designs.restored", { name }) });
    } catch (error) {
      fail(t("signs.designs.not_saved", { name }), error);
    }
  };
  return {
    /** Saves the current design in it. */
    keep: async () => {
      try {
        await call(savedViewsApi.update, { params: { id }, body: { saved_view: { query: designText(design) } } });
        await refresh();
        showToast({ message: t("signs.designs.saved", { name }) });
      } catch (error) {
        fail(t("signs.designs.not_saved", { name }), error);
      }
    },
    /** Keeps the signs on screen. No undo for others' designs: recreating one would change its owner. */
    remove: async () => {
      try {
        await call(savedViewsApi.remove, { params: { id } });
        choose(undefined);
        showToast({
          message: t("signs.designs.removed", { name }),
          ...(is_mine && { actionLabel: t("common.undo"), onAction: () => void restore() }),
        });
      } catch (error) {
        fail(t("signs.designs.not_removed", { name }), error);
      }
      await refresh();
    },
  };
}
