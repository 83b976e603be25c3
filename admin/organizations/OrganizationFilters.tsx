import { useTranslation } from "#admin/i18n/i18n.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { ORGANIZATION_KINDS } from "#contract/records/organization.ts";
import { ROLE_CHOICES } from "./organization-list.ts";

export function OrganizationFilters({ list }: { list: Pick<ListState, "filter" | "setFilter"> }) {
  const { t } = useTranslation();
  return (
    <>
      <FilterMenu
        noun="organizations"
        list={list}
        param="kind"
        label={t("organizations.columns.kind")}
        choices={ORGANIZATION_KINDS.map((id) => ({ id, label: t(`organizations.kinds.${id}`) }))}
      />
      <FilterMenu
        noun="organizations"
        list={list}
        param="role"
        label={t("organizations.columns.role")}
        choices={ROLE_CHOICES.map((id) => ({ id, label: t(`organizations.roles.${id}`) }))}
      />
    </>
  );
}
