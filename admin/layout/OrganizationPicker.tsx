import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { query } from "#admin/api/query.ts";
import { ComboBox, type ComboBoxProps } from "#admin/ui/ComboBox.tsx";
import { organizationsApi } from "#contract/organizations.ts";
import { OrganizationLogo } from "./OrganizationLogo.tsx";
import { useDebounced } from "./useDebounced.ts";

const MOST = 20;

export interface Named {
  id: string;
  name: string;
}

type Inherited = Omit<
  ComboBoxProps,
  "options" | "value" | "onChange" | "onSearch" | "openLabel" | "emptyLabel" | "onCreate" | "createLabel"
>;

interface OrganizationPickerProps extends Inherited {
  value: Named | null;
  onChange: (organization: Named | null) => void;
  /** Those that cannot be chosen here. */
  without?: readonly string[] | undefined;
  /** Offers to make one of the typed name. */
  onCreate?: ((name: string) => void) | undefined;
}

/** One organization out of however many there are: the server searches. */
export function OrganizationPicker({ value, onChange, without = [], onCreate, ...rest }: OrganizationPickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  // the name of the chosen one stands in the box: that is no search
  const q = useDebounced(typed === value?.name ? "" : typed.trim());
  const asked = query(organizationsApi.list, { query: { per_page: MOST, ...(q && { q }) } });
  const { data, isFetching } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const found = (data?.organizations ?? []).filter(({ id }) => !without.includes(id));
  const options = found.map((organization) => ({
    id: organization.id,
    label: organization.name,
    mark: <OrganizationLogo organization={organization} />,
    ...(organization.parent && { detail: t("organizations.part_of", { name: organization.parent.name }) }),
  }));
  const isListed = !value || options.some(({ id }) => id === value.id);

  return (
    <ComboBox
      {...rest}
      options={isListed ? options : [{ id: value.id, label: value.name }, ...options]}
      value={value?.id ?? null}
      onChange={(id) => {
        const chosen = found.find((one) => one.id === id);
        if (chosen) onChange({ id: chosen.id, name: chosen.name });
        else if (id === null) onChange(null);
      }}
      onSearch={setTyped}
      openLabel={t("organizations.picker.open")}
      emptyLabel={isFetching ? t("organizations.picker.searching") : t("organizations.picker.none")}
      {...(onCreate && { onCreate, createLabel: (name: string) => t("organizations.picker.create", { name }) })}
    />
  );
}
