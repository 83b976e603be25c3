import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { OrganizationLogo } from "./OrganizationLogo.tsx";
import { type Named, type PickerProps, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";

interface OrganizationPickerProps extends Omit<PickerProps, "createLabel"> {
  value: Named | null;
  onChange: (organization: Named | null) => void;
  /** Ids that cannot be chosen. */
  without?: readonly string[] | undefined;
  /** Offers to create one with the typed name. */
  onCreate?: ((name: string) => void) | undefined;
}

export function OrganizationPicker({ without = [], onCreate, ...props }: OrganizationPickerProps) {
  const { t } = useTranslation();
  const { onSearch, ...asked } = usePickerSearch(props.value);
  const { data, isFetching } = useQuery({ ...query(organizationsApi.list, asked), placeholderData: keepPreviousData });
  const found = (data?.organizations ?? []).filter(({ id }) => !without.includes(id));
  return (
    <SearchedPicker
      {...props}
      found={found.map((organization) => ({
        id: organization.id,
        label: organization.name,
        mark: <OrganizationLogo organization={organization} />,
        ...(organization.parent && { detail: t("organizations.part_of", { name: organization.parent.name }) }),
      }))}
      onSearch={onSearch}
      openLabel={t("organizations.picker.open")}
      emptyLabel={isFetching ? t("organizations.picker.searching") : t("organizations.picker.none")}
      {...(onCreate && { onCreate, createLabel: (name: string) => t("organizations.picker.create", { name }) })}
    />
  );
}
