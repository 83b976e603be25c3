import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Revision } from "#contract/pages.ts";
import { usePageWork } from "../editor/page-work.ts";
import { RestoreProblem } from "./Comparison.tsx";
import { useRevisionWords } from "./revision-words.ts";
import { useRestore } from "./use-restore.ts";

/** Everything as one save had it. */
export function RestoreAll({ revision }: { revision: Revision }) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const { restore, undo } = useRestore();
  const what = useRevisionWords().titleOf(revision);
  if (!canEdit) return null;
  const bringBack = () =>
    restore.mutate(
      { revision },
      {
        onSuccess: (before) =>
          showToast({
            message: t("pages.history.restored_all", { what }),
            actionLabel: t("common.undo"),
            onAction: () => undo(before),
          }),
      },
    );
  return (
    <>
      <Button variant="primary" isPending={restore.isPending} onPress={bringBack}>
        {t("pages.history.restore_all", { what })}
      </Button>
      {restore.isError && (
        <div className="w-full">
          <RestoreProblem error={restore.error} />
        </div>
      )}
    </>
  );
}
