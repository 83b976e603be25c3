import { useTranslation } from "#admin/i18n/i18n.ts";
import { useContentName } from "#admin/session/content-name.ts";
import { LIFECYCLES } from "#contract/records/algorithm.ts";
import type { CollectionSettings } from "#contract/page-content.ts";
import type { PageItem } from "#contract/pages.ts";
import { PHASES } from "#contract/statuses.ts";

export type GroupBy = CollectionSettings["group_by"];
export type Group<T> = { readonly name: string | null; readonly items: readonly T[]; readonly from: number };

const known = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);

/** Heading that residents see above a page's group; undefined if it has none. */
export function useGroupName() {
  const { t } = useTranslation();
  const nameOf = useContentName();
  const phaseName = ({ type, phase }: PageItem) => {
    if (phase === null) return undefined;
    const status = type === "device_page" ? known(PHASES, phase) : undefined;
    if (status) return t(`devices.phases.${status}`);
    const lifecycle = known(LIFECYCLES, phase);
    return lifecycle && t(`algorithms.lifecycles.${lifecycle}`);
  };
  return (item: PageItem | undefined, by: GroupBy): string | undefined => {
    if (!item) return undefined;
    // collections do not contain collections
    if (by === "type") return item.type === "collection_page" ? undefined : t(`collections.type_names.${item.type}`);
    if (by === "label") return item.labels[0] && nameOf(item.labels[0]);
    if (by === "status") return phaseName(item);
    return item.place_name ?? undefined;
  };
}

/** Groups as the guide does: ordered by each group's first member, ungrouped ones last. */
export function groupMembers<T>(
  members: readonly T[],
  nameOf: ((member: T) => string | undefined) | null,
  rest: string,
): readonly Group<T>[] {
  if (!nameOf) return [{ name: null, items: members, from: 0 }];
  const groups = new Map<string | undefined, T[]>();
  for (const member of members) {
    const name = nameOf(member);
    groups.set(name, [...(groups.get(name) ?? []), member]);
  }
  const named = [...groups].filter(([name]) => name !== undefined);
  const others = groups.get(undefined);
  let from = 0;
  return [...named, ...(others ? [[rest, others] as const] : [])].map(([name = rest, items]): Group<T> => {
    from += items.length;
    return { name, items, from: from - items.length };
  });
}
