import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Relationship, relationshipsApi } from "#contract/relationships.ts";
import { RelationPreview, RelationSelect } from "./RelationFields.tsx";
import type { Relation } from "./relation-words.ts";
import { useRelationsChanged } from "./use-relationships.ts";

/** Changes the type of a relation. */
export function ChangeLink({ link, onClose }: { link: Relationship; onClose: () => void }) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const changed = useRelationsChanged();
  const [relation, setRelation] = useState<Relation>({ type: link.type, direction: link.direction });
  const name = link.page.title;
  const change = useCall(relationshipsApi.update, {
    onSuccess: () => {
      showToast({ message: t("relationships.changed", { name }) });
      onClose();
      return changed();
    },
  });
  const { type, direction } = relation;
  const send = () =>
    change.mutate({
      params: { id: page.id, relationship_id: link.id },
      body: { relationship: { type, direction } },
    });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t("relationships.change_title")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={change.isPending} onPress={send}>
            {t("common.save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RelationSelect value={relation} onChange={setRelation} />
        <RelationPreview relation={relation} name={name} />
        {change.isError && (
          <Note tone="danger" role="alert">
            {errorWords(change.error)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
