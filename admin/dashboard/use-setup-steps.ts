import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { labelsApi } from "#contract/labels.ts";
import type { Site } from "#contract/sites.ts";
import { teamApi } from "#contract/team.ts";
import type { User } from "#contract/user.ts";

/** Number of steps for a user, if all requests succeed. */
export const stepsFor = (user: User) => (canManage(user) ? 5 : 4);

export interface SetupStep {
  id: "site" | "label" | "device" | "page" | "team";
  href: string;
  isDone: boolean;
}

const hasNameAndLogo = (site: Site) => Boolean((site.name ?? site.fallbacks?.["name"]) && site.logo_key);
const one = { query: { per_page: 1 } };

/** Skips steps whose request failed, because another API may lack the endpoint. */
const knownSteps = (steps: { [K in SetupStep["id"]]: [string, boolean | undefined] }) =>
  Object.entries(steps).flatMap(([id, [href, isDone]]) =>
    isDone === undefined ? [] : [{ id, href, isDone } as SetupStep],
  );

export interface Known {
  /** Undefined if unknown. */
  hasDevice: boolean | undefined;
  hasPage: boolean | undefined;
  isLoading: boolean;
}

/** First steps of a new customer, ticked by real data. Undefined until every request has finished. */
export function useSetupSteps(user: User, known: Known): SetupStep[] | undefined {
  const { locale, isPending: isLocalePending } = useContentLocale();
  const site = useQuery({ ...siteQuery(locale), enabled: !isLocalePending, retry: false });
  const labels = useQuery({ ...query(labelsApi.list, one), retry: false });
  const members = useQuery({ ...query(teamApi.members, one), enabled: canManage(user), retry: false });
  const invitations = useQuery({ ...query(teamApi.invitations, one), enabled: canManage(user), retry: false });

  if (known.isLoading || isLocalePending || [site, labels, members, invitations].some((call) => call.isLoading))
    return undefined;
  const colleagues = members.data && members.data.meta.total_count - 1 + (invitations.data?.meta.total_count ?? 0);
  return knownSteps({
    site: [paths.siteWideSettings(), site.data && hasNameAndLogo(site.data.site)],
    label: [listHref(paths.labels(), { new: "label" }), labels.data && labels.data.meta.total_count > 0],
    device: [paths.devices(), known.hasDevice],
    page: [paths.pages(), known.hasPage],
    team: [paths.team(), colleagues === undefined ? undefined : colleagues > 0],
  });
}
