import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { type Relationship, relationshipsApi } from "#contract/relationships.ts";

export const relationshipsQuery = (id: string) => query(relationshipsApi.list, { params: { id } });

/** Refetches what a link affects: both pages, the counts in their tabs, and their unpublished changes. */
export function useRelationsChanged() {
  const client = useQueryClient();
  const shown = [
    relationshipsApi.list,
    pagesApi.read,
    pagesApi.search,
    publicationsApi.changes,
    publicationsApi.preview,
  ];
  return () => Promise.all(shown.map((endpoint) => invalidate(client, endpoint)));
}

export function useAddRelation() {
  const { t } = useTranslation();
  const changed = useRelationsChanged();
  return useCall(relationshipsApi.create, {
    onSuccess: ({ relationship }) => {
      showToast({ message: t("relationships.added", { name: relationship.page.title }) });
      return changed();
    },
  });
}

/** Removes a link from both pages, with undo while the toast is shown. */
export function useRemoveRelation({ id: relationship_id, type, direction, page: other }: Relationship) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const changed = useRelationsChanged();
  const { id } = page;
  const name = other.title;
  const failed = (message: string, error: unknown) =>
    showToast({ tone: "danger", message: `${message} ${errorWords(error)}` });
  const restore = async () => {
    const relationship = { type, direction, page_id: other.id };
    try {
      await call(relationshipsApi.create, { params: { id }, body: { relationship } });
      showToast({ message: t("relationships.undone", { name }) });
    } catch (error) {
      failed(t("relationships.undo_failed", { name }), error);
    }
    await changed();
  };
  return useMutation({
    mutationFn: () => call(relationshipsApi.remove, { params: { id, relationship_id } }),
    onSuccess: () => {
      showToast({
        message: t("relationships.removed", { name }),
        actionLabel: t("common.undo"),
        onAction: () => void restore(),
      });
      return changed();
    },
    onError: (error) => failed(t("relationships.remove_failed", { name }), error),
  });
}
