import { clamped } from "#admin/ui/clamped.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { OrganizationLogo } from "#admin/inventory/OrganizationLogo.tsx";
import { paths } from "#admin/paths.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { OrganizationItem } from "#contract/organizations.ts";

type Sortable = "name" | "use_count" | "updated_at";
type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface OrganizationsTableProps {
  /** Undefined while the first of them are on their way. */
  organizations: readonly OrganizationItem[] | undefined;
  list: { column: (name: Sortable) => ColumnProps };
  isBusy: boolean;
}

export function OrganizationsTable({ organizations, list, isBusy }: OrganizationsTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("organizations.list.caption")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays width="44%" {...list.column("name")}>
          {t("organizations.columns.name")}
        </ColumnHead>
        <ColumnHead>{t("organizations.columns.kind")}</ColumnHead>
        <ColumnHead>{t("organizations.columns.role")}</ColumnHead>
        <ColumnHead width={112} align="end" {...list.column("use_count")}>
          {t("organizations.columns.use_count")}
        </ColumnHead>
        <ColumnHead width={136} {...list.column("updated_at")}>
          {t("organizations.columns.updated_at")}
        </ColumnHead>
      </TableHead>
      {organizations ? (
        <TableBody>
          {organizations.map((organization) => (
            <OrganizationRow key={organization.id} organization={organization} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={5} />
      )}
    </Table>
  );
}

function OrganizationRow({ organization }: { organization: OrganizationItem }) {
  const { t } = useTranslation();
  const { id, name, kind, role, parent, use_count, updated_at } = organization;
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <span className="flex min-w-0 items-center gap-3">
          <OrganizationLogo organization={organization} />
          <span className="min-w-0">
            <TextLink href={paths.organization(id)} className="text-text!">
              <span {...clamped(name)}>{name}</span>
            </TextLink>
            {parent && (
              <span className="line-clamp-2 text-sm font-normal text-muted" title={parent.name}>
                {t("organizations.part_of", { name: parent.name })}
              </span>
            )}
          </span>
        </span>
      </Cell>
      <Cell label={t("organizations.columns.kind")}>{t(`organizations.kinds.${kind}`)}</Cell>
      <Cell
        {...(role && { label: t("organizations.columns.role") })}
        className={role ? "" : "text-muted max-md:hidden!"}
      >
        {role ? t(`organizations.roles.${role}`) : "–"}
      </Cell>
      <Cell label={t("organizations.columns.use_count")} align="end">
        <span className={use_count === 0 ? "text-muted" : ""}>
          {use_count === 0 ? t("organizations.not_used") : t("organizations.uses", { count: use_count })}
        </span>
      </Cell>
      <Cell className="whitespace-nowrap text-muted max-md:hidden!">
        <time dateTime={updated_at}>{formatDate(updated_at)}</time>
      </Cell>
    </Row>
  );
}
