import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { isSame } from "#admin/autosave/json.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { pagesApi, type Revision } from "#contract/pages.ts";
import { RestoreProblem } from "./Comparison.tsx";
import { useRevisionWords } from "./revision-words.ts";
import { useRestore } from "./use-restore.ts";

/** Restores every field from one save. */
export function RestoreAll({ revision }: { revision: Revision }) {
  const { t } = useTranslation();
  const { page, canEdit } = usePageWork();
  const { restore, undo } = useRestore();
  const what = useRevisionWords().titleOf(revision);
  const now = usePageContent((content) => content);
  const { data } = useQuery(query(pagesApi.revision, { params: { id: page.id, revision_id: revision.id } }));
  if (!canEdit || !data) return null;
  if (isSame(data.content, now))
    return (
      <span
        // the pressed button is gone
        ref={(note) => (restore.isSuccess ? note?.focus() : undefined)}
        tabIndex={-1}
        className="text-sm text-muted"
      >
        {t("history.is_now")}
      </span>
    );
  const bringBack = () =>
    restore.mutate(
      { revision },
      {
        onSuccess: ({ before, page: { state } }) =>
          showToast({
            message: state === "published" ? t("history.restored_public") : t("history.restored_all", { what }),
            actionLabel: t("common.undo"),
            onAction: () => undo(before),
          }),
      },
    );
  return (
    <>
      <Button variant="primary" isPending={restore.isPending} onPress={bringBack}>
        {revision.publication
          ? t("history.restore_version", { number: revision.publication.number })
          : t("history.restore_save")}
      </Button>
      {restore.isError && (
        <div className="w-full">
          <RestoreProblem error={restore.error} />
        </div>
      )}
    </>
  );
}
