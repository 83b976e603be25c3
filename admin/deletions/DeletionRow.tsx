import { clamped } from "#admin/ui/clamped.ts";
import { Undo2 } from "lucide-react";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import type { DeletedType, Deletion } from "#contract/deletions.ts";
import { useRestore } from "./use-restore.ts";

export function DeletionRow({ type, deletion }: { type: DeletedType; deletion: Deletion }) {
  const { t } = useTranslation();
  const restoring = useRestore(type, deletion);
  const { name, deleted_at, deleted_by, restorable_until } = deletion;
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere] max-md:pe-36!">
        <span {...clamped(name)}>{name}</span>
      </Cell>
      <Cell label={t("deletions.columns.deleted_at")} className="whitespace-nowrap text-muted">
        <time dateTime={deleted_at}>{formatDateTime(deleted_at)}</time>
      </Cell>
      <Cell label={t("deletions.columns.deleted_by")} className="text-muted [overflow-wrap:anywhere]">
        {deleted_by ?? t("records.activity.somebody")}
      </Cell>
      <Cell label={t("deletions.columns.restorable_until")} className="whitespace-nowrap text-muted">
        <time dateTime={restorable_until}>{formatDateTime(restorable_until)}</time>
      </Cell>
      <Cell kind="actions" align="end">
        <Button
          size="sm"
          icon={Undo2}
          className="inline-grid!"
          aria-label={`${t("deletions.restore")}: ${name}`}
          isPending={restoring.isPending}
          onPress={() => restoring.mutate()}
        >
          {t("deletions.restore")}
        </Button>
      </Cell>
    </Row>
  );
}
