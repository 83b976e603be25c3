import { formatDate, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import type { TaxonomyItem, TaxonomyUse } from "#contract/taxonomies.ts";
import { UseDialog } from "./UseDialog.tsx";

interface ReleasesTableProps {
  /** Undefined while loading. */
  taxonomies: readonly TaxonomyItem[] | undefined;
  usage: readonly TaxonomyUse[];
  isBusy: boolean;
}

export function ReleasesTable({ taxonomies, usage, isBusy }: ReleasesTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("taxonomies.here")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays>{t("taxonomies.columns.version")}</ColumnHead>
        <ColumnHead width="20%">{t("taxonomies.columns.content")}</ColumnHead>
        <ColumnHead width="26%">{t("taxonomies.columns.languages")}</ColumnHead>
        <ColumnHead width="16%">{t("taxonomies.columns.added")}</ColumnHead>
        <ColumnHead width="14%">{t("taxonomies.columns.used")}</ColumnHead>
      </TableHead>
      {taxonomies ? (
        <TableBody>
          {taxonomies.map((taxonomy) => (
            <ReleaseRow
              key={taxonomy.id}
              taxonomy={taxonomy}
              use={usage.find(({ taxonomy_id }) => taxonomy_id === taxonomy.id)}
            />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={5} rows={2} />
      )}
    </Table>
  );
}

function ReleaseRow({ taxonomy, use }: { taxonomy: TaxonomyItem; use: TaxonomyUse | undefined }) {
  const { t } = useTranslation();
  const { id, kind, based_on, category_count, element_count, locales, imported_at } = taxonomy;
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <span className="min-w-0">
          {id}
          <span className="block text-sm font-normal text-muted md:whitespace-nowrap">
            {t(`taxonomies.kinds.${kind}`)}
            {based_on !== id && ` · ${t("taxonomies.based_on", { id: based_on })}`}
          </span>
        </span>
      </Cell>
      <Cell label={t("taxonomies.columns.content")} className="text-muted">
        {t("taxonomies.categories", { count: category_count })}, {t("taxonomies.elements", { count: element_count })}
      </Cell>
      <Cell label={t("taxonomies.columns.languages")} className="text-muted">
        {locales.map(languageName).join(", ")}
      </Cell>
      <Cell label={t("taxonomies.columns.added")} className="text-muted">
        {imported_at === null ? t("taxonomies.built_in") : formatDate(imported_at)}
      </Cell>
      <Cell label={t("taxonomies.columns.used")}>
        {use ? (
          <UseDialog
            use={use}
            trigger={<Button size="sm">{t("taxonomies.records", { count: use.record_count })}</Button>}
          />
        ) : (
          <span className="text-muted tabular-nums">{formatNumber(0)}</span>
        )}
      </Cell>
    </Row>
  );
}
