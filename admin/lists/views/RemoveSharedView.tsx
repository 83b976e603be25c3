import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type SavedView, savedViewsApi } from "#contract/saved-views.ts";

/** Lets a manager delete someone else's shared view. No undo: recreating it would change its owner. */
export function RemoveSharedView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { id, name, owner } = view;
  const remove = useCall(savedViewsApi.remove, {
    onSuccess: async () => {
      showToast({ message: t("views.remove.done", { name }) });
      onClose();
      await navigate(pathname, { preventScrollReset: true });
      await invalidate(client, savedViewsApi.list);
    },
  });

  return (
    <ConfirmDialog
      title={t("views.remove.shared_title", { name })}
      text={owner ? t("views.remove.shared_text", { owner }) : t("views.remove.shared_text_unknown")}
      confirmLabel={t("views.remove.action")}
      pendingLabel={t("views.remove.removing")}
      isPending={remove.isPending}
      problem={remove.error && errorWords(remove.error)}
      onConfirm={() => remove.mutate({ params: { id } })}
      onCancel={onClose}
    />
  );
}
