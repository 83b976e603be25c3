import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { type Label, labelsApi } from "#contract/labels.ts";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { useOrder } from "#admin/lists/use-order.ts";
import { LabelRow } from "./LabelRow.tsx";
import type { labelsQuery } from "./labels-query.ts";

function useLabelOrder({ queryKey }: ReturnType<typeof labelsQuery>, labels: readonly Label[]) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useOrder({
    items: labels,
    queryKey,
    show: (next) => client.setQueryData(queryKey, (data) => data && { ...data, labels: [...next] }),
    send: (ids) => call(labelsApi.order, { body: { ids } }),
    reload: () => invalidate(client, labelsApi.list),
    words: { failed: t("labels.move.failed"), moved: (place) => t("labels.move.moved", place) },
  });
}

type Sortable = "position" | "name" | "usage_count" | "updated_at";
type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface LabelsTableProps {
  /** All labels; undefined while loading. */
  labels: readonly Label[] | undefined;
  /** Labels on this page of the list. */
  shown: readonly Label[] | undefined;
  list: { column: (name: Sortable) => ColumnProps; isFiltered: boolean; isSorted: boolean };
  asked: ReturnType<typeof labelsQuery>;
  isWriter: boolean;
  isBusy: boolean;
}

export function LabelsTable({ labels = [], shown, list, asked, isWriter, isBusy }: LabelsTableProps) {
  const { t } = useTranslation();
  const order = useLabelOrder(asked, labels);
  // a position in a filtered or sorted list is not the label's real position
  const isLocked = list.isFiltered || list.isSorted;

  return (
    <>
      <VisuallyHidden>
        <span role="status">{order.announcement}</span>
      </VisuallyHidden>
      <Table caption={t("labels.list.caption")} isBusy={isBusy}>
        <TableHead>
          {isWriter && (
            <ColumnHead width={88} {...list.column("position")}>
              {t("labels.columns.position")}
            </ColumnHead>
          )}
          <ColumnHead stays {...list.column("name")}>
            {t("labels.columns.name")}
          </ColumnHead>
          <ColumnHead width="16%">{t("labels.columns.visibility")}</ColumnHead>
          <ColumnHead width="14%" align="end" {...list.column("usage_count")}>
            {t("labels.columns.usage_count")}
          </ColumnHead>
          <ColumnHead width={144} {...list.column("updated_at")}>
            {t("labels.columns.updated_at")}
          </ColumnHead>
          {isWriter && (
            <ColumnHead width={56} isHidden>
              {t("labels.columns.actions")}
            </ColumnHead>
          )}
        </TableHead>
        {shown ? (
          <TableBody>
            {shown.map((label) => (
              <LabelRow
                key={label.id}
                label={label}
                place={{ index: labels.indexOf(label), total: labels.length, isLocked }}
                isWriter={isWriter}
                onMove={(step) => order.move(label, step)}
              />
            ))}
          </TableBody>
        ) : (
          <TableSkeleton columns={isWriter ? 6 : 4} />
        )}
      </Table>
    </>
  );
}
