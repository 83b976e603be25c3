import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Building2, FileText, RadioTower, Workflow } from "lucide-react";
import type { ReactNode } from "react";
import { useFilter } from "react-aria-components";
import { useNavigate } from "react-router";
import { query } from "#admin/api/query.ts";
import { searchText } from "#admin/api/search-text.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { customersQuery, useUser } from "#admin/session/queries.ts";
import { useSwitchCustomer } from "#admin/session/switch-customer.ts";
import type { Icon } from "#admin/ui/icon.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { pagesApi } from "#contract/pages.ts";
import { createCommandsFor, navigationFor } from "./navigation.ts";
import { useDebounced } from "#admin/ui/use-debounced.ts";

export type Finding = { id: string; name: string; go: () => void; icon?: Icon; mark?: ReactNode; detail?: string };

const MOST = 5;

function useServerFindings(q: string) {
  const navigate = useNavigate();
  const options = { enabled: q !== "", placeholderData: keepPreviousData };
  const devices = useQuery({ ...query(devicesApi.list, { query: { q, per_page: MOST } }), ...options });
  const algorithms = useQuery({ ...query(algorithmsApi.list, { query: { q, per_page: MOST } }), ...options });
  const organizations = useQuery({ ...query(organizationsApi.list, { query: { q, per_page: MOST } }), ...options });
  const pages = useQuery({ ...query(pagesApi.search, { query: { q, per_page: MOST } }), ...options });
  const all = [devices, algorithms, organizations, pages];
  const found =
    q === ""
      ? undefined
      : {
          devices: devices.data?.devices,
          algorithms: algorithms.data?.algorithms,
          organizations: organizations.data?.organizations,
          pages: pages.data?.items,
        };
  return {
    devices: (found?.devices ?? []).map(({ id, name, reference }): Finding => ({
      id: `device-${id}`,
      name,
      icon: RadioTower,
      ...(reference && { detail: reference }),
      go: () => void navigate(paths.device(id)),
    })),
    algorithms: (found?.algorithms ?? []).map(({ id, name, reference }): Finding => ({
      id: `algorithm-${id}`,
      name,
      icon: Workflow,
      ...(reference && { detail: reference }),
      go: () => void navigate(paths.algorithm(id)),
    })),
    organizations: (found?.organizations ?? []).map(({ id, name }): Finding => ({
      id: `organization-${id}`,
      name,
      icon: Building2,
      go: () => void navigate(paths.organization(id)),
    })),
    pages: (found?.pages ?? []).map(({ id, type, title }): Finding => ({
      id: `page-${id}`,
      name: title,
      icon: FileText,
      go: () => void navigate(pagePath({ id, type })),
    })),
    isSearching: all.some((one) => one.isFetching),
    hasFailed: all.every((one) => one.isError),
  };
}

function useScreens() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useUser();
  return navigationFor(user)
    .flatMap(({ items }) => items)
    .map(({ title, href, icon }): Finding => ({ id: href, name: t(title), icon, go: () => void navigate(href) }));
}

function useCommands() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return createCommandsFor(useUser()).map(({ title, href, icon }): Finding => ({
    id: `create-${href}`,
    name: t(title),
    icon,
    go: () => void navigate(href),
  }));
}

function useCustomers(): Finding[] {
  const user = useUser();
  const switchTo = useSwitchCustomer();
  return (useQuery(customersQuery()).data?.customers ?? [])
    .filter(({ id }) => id !== user?.customer_id)
    .map(({ id, name }) => ({
      id: `customer-${id}`,
      name,
      icon: Building2,
      go: () => switchTo(id),
    }));
}

/** Matches for the typed words: local ones at once, the server's after a pause. */
export function useFindings(typed: string) {
  const { t } = useTranslation();
  const { contains } = useFilter({ sensitivity: "base" });
  const wanted = typed.trim();
  const settled = useDebounced(searchText(typed));
  const server = useServerFindings(settled);
  const [screens, commands, customers] = [useScreens(), useCommands(), useCustomers()];
  const fits = ({ name }: Finding) => contains(name, wanted);
  const groups = [
    { title: t("layout.palette.screens"), items: screens.filter(fits) },
    { title: t("layout.palette.create"), items: commands.filter(fits) },
    { title: t("layout.nav.devices"), items: wanted ? server.devices : [] },
    { title: t("layout.nav.algorithms"), items: wanted ? server.algorithms : [] },
    { title: t("layout.nav.organizations"), items: wanted ? server.organizations : [] },
    { title: t("layout.nav.pages"), items: wanted ? server.pages : [] },
    { title: t("layout.palette.customers"), items: wanted ? customers.filter(fits).slice(0, MOST) : [] },
  ].filter(({ items }) => items.length > 0);
  return {
    groups,
    count: groups.reduce((sum, { items }) => sum + items.length, 0),
    isSearching: server.isSearching || settled !== wanted,
    hasFailed: server.hasFailed,
  };
}
