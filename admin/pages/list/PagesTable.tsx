import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Columns } from "#admin/lists/use-columns.ts";
import type { Selection } from "#admin/lists/use-selection.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { SelectCell } from "#admin/ui/SelectCell.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import type { Page, PageItem } from "#contract/pages.ts";
import { LanguagesHead } from "./LanguageRings.tsx";
import { type Column, NUMBERS, type Sortable } from "./page-list.ts";
import type { SiteFacts } from "./PageCell.tsx";
import { HomeRow, PageRow } from "./PageRow.tsx";

type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface PagesTableProps {
  /** Undefined while loading. */
  pages: readonly PageItem[] | undefined;
  /** Whether the home page is listed first, and the home page once loaded. */
  hasHome: boolean;
  home: Page | undefined;
  site: SiteFacts;
  list: { column: (name: Sortable) => ColumnProps };
  columns: Columns<Column>;
  selection: Selection | undefined;
  isBusy: boolean;
}

const SORTED: Partial<Record<Column, Sortable>> = { updated_at: "updated_at", published_at: "published_at" };

export function PagesTable({ pages, hasHome, home, list, columns, isBusy, ...rest }: PagesTableProps) {
  const { t } = useTranslation();
  const { site, selection } = rest;
  const head = (column: Column) => {
    if (column === "languages") return <LanguagesHead key={column} locales={site.locales} />;
    const sorted = SORTED[column];
    return (
      <ColumnHead key={column} {...(sorted && list.column(sorted))} align={NUMBERS.has(column) ? "end" : undefined}>
        {t(`pages.manage.columns.${column}`)}
      </ColumnHead>
    );
  };
  return (
    <Table caption={t("pages.list.caption")} isBusy={isBusy} className="card-pairs">
      <TableHead>
        {selection && <SelectPage pages={pages ?? []} selection={selection} />}
        <ColumnHead stays width="28%" {...list.column("title")}>
          {t("pages.columns.title")}
        </ColumnHead>
        {columns.shown.map(head)}
        <ColumnHead width={56} isHidden>
          {t("pages.manage.columns.actions")}
        </ColumnHead>
      </TableHead>
      {pages ? (
        <TableBody>
          {hasHome && <HomeRow home={home} columns={columns.shown} {...rest} />}
          {pages.map((page) => (
            <PageRow key={page.id} page={page} columns={columns.shown} {...rest} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={columns.shown.length + (selection ? 3 : 2)} />
      )}
    </Table>
  );
}

function SelectPage({ pages, selection }: { pages: readonly PageItem[]; selection: Selection }) {
  const { t } = useTranslation();
  const ids = pages.map(({ id }) => id);
  const chosen = ids.filter(selection.has).length;
  const isAll = chosen > 0 && chosen === ids.length;
  return (
    <SelectCell
      isHead
      label={t("pages.list.select_page")}
      isSelected={isAll}
      isIndeterminate={chosen > 0 && !isAll}
      onChange={(isChosen) => selection.choose(ids, isChosen)}
    />
  );
}
