import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { ChainVersion } from "#contract/datachains.ts";
import { diffChains } from "#datachain/diff.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { useChainWork, useContent } from "../chain-work.ts";
import { useChangeWords } from "./change-words.ts";
import { Difference } from "./Difference.tsx";

/** How a version differs from now. Restoring it is an ordinary edit, with undo. */
export function VersionDialog({ version, onClose }: { version: ChainVersion; onClose: () => void }) {
  const { t } = useTranslation();
  const { subject, saver, canEdit, taxonomy, organizations } = useChainWork();
  const now = useContent((all) => all);
  const { number } = version;
  const whole = useQuery(query(subject.chainApi.version, { params: { id: subject.id, number } }));
  const old = whole.data?.version;
  const content = old?.content;
  const changes = content ? diffChains(content, now) : [];
  const words = useChangeWords({
    before: { content: content ?? EMPTY_CHAIN, organizations: old?.organizations ?? [] },
    after: { content: now, organizations },
  });
  const restore = () => {
    if (content) saver.edit(() => content);
    showToast({
      message: t("datachains.versions.restored", { number }),
      actionLabel: t("common.undo"),
      onAction: saver.undo,
    });
    onClose();
  };
  const isBack = canEdit && changes.length > 0 && version.taxonomy_id === taxonomy.id;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t("datachains.versions.differences", { number })}
      closeLabel={t("common.close")}
      {...(isBack && { actions: <Button onPress={restore}>{t("datachains.versions.restore")}</Button> })}
    >
      {whole.isPending && <Skeleton height={120} />}
      {whole.isError && <Note tone="danger">{errorWords(whole.error)}</Note>}
      {content && changes.length === 0 && <p className="text-muted">{t("datachains.versions.same")}</p>}
      <ul className="flex max-h-[60vh] flex-col gap-3 overflow-auto">
        {changes.map((change, at) => {
          const { where, ...values } = words(change);
          const isTold = change.field !== undefined || change.kind === "moved";
          return <Difference key={at} kind={change.kind} where={where} values={isTold ? values : null} />;
        })}
      </ul>
    </Dialog>
  );
}
