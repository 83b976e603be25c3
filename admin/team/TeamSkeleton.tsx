import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card } from "#admin/ui/Card.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { Table } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";

/** Shown until the user is loaded. */
export function TeamSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <PageHead title={t("team.title")} />
      <Skeleton width={220} height={32} className="mb-4 rounded-md" />
      <Card>
        <Table caption={t("common.loading")} isBusy>
          <TableSkeleton columns={5} rows={4} />
        </Table>
      </Card>
    </div>
  );
}
