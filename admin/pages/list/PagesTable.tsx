import { useTranslation } from "react-i18next";
import { formatDate } from "#admin/i18n/format.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import type { PageItem } from "#contract/pages.ts";
import { PageState } from "#admin/inventory/PageState.tsx";

type Sortable = "title" | "updated_at";
type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface PagesTableProps {
  /** Undefined while the first of them are on their way. */
  pages: readonly PageItem[] | undefined;
  hasHome: boolean;
  list: { column: (name: Sortable) => ColumnProps };
  isBusy: boolean;
}

export function PagesTable({ pages, hasHome, list, isBusy }: PagesTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("pages.list.caption")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays width="50%" {...list.column("title")}>
          {t("pages.columns.title")}
        </ColumnHead>
        <ColumnHead width="16%">{t("pages.columns.type")}</ColumnHead>
        <ColumnHead>{t("pages.columns.status")}</ColumnHead>
        <ColumnHead width={128} {...list.column("updated_at")}>
          {t("pages.columns.updated_at")}
        </ColumnHead>
      </TableHead>
      {pages ? (
        <TableBody>
          {hasHome && <HomeRow />}
          {pages.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={4} />
      )}
    </Table>
  );
}

function HomeRow() {
  const { t } = useTranslation();
  return (
    <Row>
      <Cell kind="title">
        <span className="min-w-0">
          <span className="block font-medium">{t("pages.home")}</span>
          <span className="block text-sm font-normal text-subtle">{t("pages.home_detail")}</span>
        </span>
      </Cell>
      <Cell label={t("pages.columns.type")}>{t("pages.types.home_page")}</Cell>
      <Cell label={t("pages.columns.status")}>
        <PageState status="published" has_changes={false} />
      </Cell>
      <Cell className="max-md:hidden!">{null}</Cell>
    </Row>
  );
}

function PageRow({ page: { title, slug, type, status, has_changes, updated_at } }: { page: PageItem }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          {slug && <span className="block text-sm font-normal text-subtle">/{slug}</span>}
        </span>
      </Cell>
      <Cell label={t("pages.columns.type")}>{t(`pages.types.${type}`)}</Cell>
      <Cell label={t("pages.columns.status")}>
        <PageState status={status} has_changes={has_changes} />
      </Cell>
      <Cell className="whitespace-nowrap text-muted max-md:hidden!">
        {updated_at && <time dateTime={updated_at}>{formatDate(updated_at)}</time>}
      </Cell>
    </Row>
  );
}
