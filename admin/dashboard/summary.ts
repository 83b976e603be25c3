import type { Device } from "#contract/devices.ts";
import type { Phase } from "#contract/statuses.ts";
import { PAGE_TYPES, type PageItem, type PageType } from "#contract/pages.ts";

/** Devices without a status are counted together, as the list's filter names them. */
const NONE: StatusCount = { id: "none", name: "No Status", count: 0 };

export interface StatusCount {
  /** `none` for the devices without a status; undefined where an API gives its statuses no ids. */
  id: string | undefined;
  name: string;
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

/** The most frequent first, those without a status last. */
const inOrder = (a: StatusCount, b: StatusCount) =>
  Number(isNone(a)) - Number(isNone(b)) || b.count - a.count || a.name.localeCompare(b.name);

export function summarizeDevices({ rows, total }: All<Pick<Device, "status">>): DeviceSummary {
  const counts = new Map<string, StatusCount>();
  for (const { status } of rows) {
    const kind = status ? { id: status.id, name: status.name, phase: status.phase, count: 0 } : NONE;
    const key = kind.id ?? kind.name;
    const counted = counts.get(key) ?? kind;
    counts.set(key, { ...counted, count: counted.count + 1 });
  }
  return { totalDevices: total, devicesByStatus: [...counts.values()].toSorted(inOrder) };
}

/** The home page is not among the rows; it is always there and always published. */
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
