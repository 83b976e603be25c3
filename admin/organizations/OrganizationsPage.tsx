import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useListState } from "#admin/lists/use-list-state.ts";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { organizationsApi } from "#contract/organizations.ts";
import { askedFor, ORGANIZATION_FILTERS, ORGANIZATION_SORTS } from "./organization-list.ts";
import { OrganizationFilters } from "./OrganizationFilters.tsx";
import { OrganizationsTable } from "./OrganizationsTable.tsx";

export function OrganizationsPage() {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const list = useListState({ sorts: ORGANIZATION_SORTS, filters: ORGANIZATION_FILTERS });
  const asked = query(organizationsApi.list, { query: askedFor(list) });
  const result = useQuery({ ...asked, placeholderData: keepPreviousData });
  const total = result.data?.meta.total_count;
  const names = {
    name: t("organizations.columns.name"),
    use_count: t("organizations.columns.use_count"),
    updated_at: t("organizations.columns.updated_at"),
  };
  const create = isWriter && (
    <LinkButton variant="primary" icon={Plus} href={paths.newOrganization()}>
      {t("organizations.new")}
    </LinkButton>
  );

  return (
    <>
      <PageHead
        title={t("organizations.title")}
        subtitle={t("organizations.subtitle")}
        actions={total !== 0 || list.isFiltered ? create : undefined}
      />
      <ListToolbar
        noun="organizations"
        list={list}
        count={total}
        sortMenu={<SortMenu noun="organizations" list={list} names={names} />}
      >
        <OrganizationFilters list={list} />
      </ListToolbar>
      <ListCard
        noun="organizations"
        list={list}
        result={result}
        shown={result.data?.organizations.length}
        total={total}
        deletedHref={isWriter ? paths.deletedOrganizations() : undefined}
        empty={
          <EmptyState title={t("organizations.list.empty_title")} action={create}>
            {t("organizations.list.empty")}
          </EmptyState>
        }
      >
        <OrganizationsTable organizations={result.data?.organizations} list={list} isBusy={result.isFetching} />
      </ListCard>
    </>
  );
}
