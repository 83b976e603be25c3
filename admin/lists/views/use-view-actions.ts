import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type SavedView, savedViewsApi } from "#contract/saved-views.ts";
import { viewHref } from "./view-query.ts";

export function useViewActions(view: SavedView) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { id, list, name, query, is_shared } = view;
  const refresh = () => invalidate(client, savedViewsApi.list);
  const fail = (words: string) => (error: unknown) =>
    showToast({ tone: "danger", message: `${words} ${errorWords(error)}` });

  const restore = async () => {
    try {
      await call(savedViewsApi.create, { body: { saved_view: { list, name, query, is_shared } } });
      showToast({ message: t("views.remove.undone", { name }) });
    } catch (error) {
      fail(t("views.remove.undo_failed", { name }))(error);
    }
    await refresh();
  };

  return {
    /** Saves the current query in the view. */
    keep: async (next: string) => {
      try {
        await call(savedViewsApi.update, { params: { id }, body: { saved_view: { query: next } } });
        showToast({ message: t("views.saved", { name }) });
        await refresh();
      } catch (error) {
        fail(t("views.not_saved", { name }))(error);
      }
    },
    reset: () => navigate(viewHref(pathname, view), { preventScrollReset: true }),
    remove: async () => {
      try {
        await call(savedViewsApi.remove, { params: { id } });
        await navigate(pathname, { preventScrollReset: true });
        showToast({
          message: t("views.remove.done", { name }),
          actionLabel: t("common.undo"),
          onAction: () => void restore(),
        });
      } catch (error) {
        fail(t("views.remove.failed", { name }))(error);
      }
      await refresh();
    },
  };
}
