import type { Device, devicesApi } from "#contract/devices.ts";
import type { Result } from "#contract/endpoint.ts";
import { PAGE_TYPES, type PageItem, type pagesApi, type PageType } from "#contract/pages.ts";
import type { Phase } from "#contract/statuses.ts";

/** Devices without a status; `none` is also the list's filter value. */
const NONE: StatusCount = { id: "none", name: "No Status", count: 0 };

export interface StatusCount {
  /** `none` for devices without a status; undefined if the API has no status ids. */
  id: string | undefined;
  name: string;
  /** Its names in other languages. */
  names?: Record<string, string> | undefined;
  phase?: Phase | undefined;
  count: number;
}

export interface DeviceSummary {
  totalDevices: number;
  devicesByStatus: StatusCount[];
}

export interface PageSummary {
  totalPages: number;
  publishedPages: number;
  draftPages: number;
  pagesByType: Record<PageType, number>;
}

interface All<R> {
  rows: readonly R[];
  total: number;
}

export const isNone = (status: StatusCount) => status.id === NONE.id;

/** Most frequent first, without a status last. */
const inOrder = (a: StatusCount, b: StatusCount) =>
  Number(isNone(a)) - Number(isNone(b)) || b.count - a.count || a.name.localeCompare(b.name);

const kindOf = (status: Device["status"]): StatusCount =>
  status ? { id: status.id, name: status.name, names: status.names, phase: status.phase, count: 0 } : NONE;

export function summarizeDevices({ rows, total }: All<Pick<Device, "status">>): DeviceSummary {
  const counts = new Map<string, StatusCount>();
  for (const { status } of rows) {
    const kind = kindOf(status);
    const key = kind.id ?? kind.name;
    const counted = counts.get(key) ?? kind;
    counts.set(key, { ...counted, count: counted.count + 1 });
  }
  return { totalDevices: total, devicesByStatus: [...counts.values()].toSorted(inOrder) };
}

/** Uses the counts in the list's response; null if the API has none. */
export function countedDevices({ meta }: Partial<Result<typeof devicesApi.list>>): DeviceSummary | null {
  if (!meta?.status_counts) return null;
  const devicesByStatus = meta.status_counts.map(({ status, count }) => ({ ...kindOf(status), count }));
  return { totalDevices: meta.total_count, devicesByStatus: devicesByStatus.toSorted(inOrder) };
}

/** The home page is not among the rows, but always exists and is always published. */
const HOME_PAGE = 1;

export function summarizePages({ rows, total }: All<Pick<PageItem, "type" | "status">>): PageSummary {
  const countOf = (test: (page: Pick<PageItem, "type" | "status">) => boolean) => rows.filter(test).length;
  return {
    totalPages: total + HOME_PAGE,
    publishedPages: countOf((page) => page.status === "published") + HOME_PAGE,
    draftPages: countOf((page) => page.status === "draft"),
    pagesByType: Object.fromEntries(PAGE_TYPES.map((type) => [type, countOf((page) => page.type === type)])) as Record<
      PageType,
      number
    >,
  };
}

/** Uses the counts in the search response; null if the API has none. */
export function countedPages({ meta }: { meta?: Partial<Result<typeof pagesApi.search>["meta"]> }): PageSummary | null {
  const { total_count, published_pages_count, draft_pages_count } = meta ?? {};
  if (total_count === undefined || published_pages_count === undefined || draft_pages_count === undefined) return null;
  return {
    totalPages: total_count + HOME_PAGE,
    publishedPages: published_pages_count + HOME_PAGE,
    draftPages: draft_pages_count,
    pagesByType: {
      collection_page: meta?.collection_pages_count ?? 0,
      device_page: meta?.device_pages_count ?? 0,
      algorithm_page: meta?.algorithm_pages_count ?? 0,
    },
  };
}
