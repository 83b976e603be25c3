import { useLocation, useSearchParams } from "react-router";
import type { query } from "#admin/api/query.ts";
import { setParam, useChangeParams } from "#admin/frame/use-change-params.ts";
import { type analyticsApi, COMPARISONS, RANGE_DAYS } from "#contract/analytics.ts";

export const MEASURES = ["views", "visitors", "scans", "feedback"] as const;
export type Measure = (typeof MEASURES)[number];

/** Filters of the list of codes. */
export const CODE_CHOICES = ["scanned", "silent", "dead"] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
const NUMBER = /^[1-9]\d{0,4}$/;

/** Parameters that change which events are counted, so that lists return to their first page. */
const COUNTED_BY = ["days", "from", "to", "compare", "page_id", "locale"];
const LISTS = ["pages_page", "codes_page"];

type OverviewQuery = Parameters<typeof query<typeof analyticsApi.overview>>[1]["query"];
type Change = Readonly<Record<string, string | null>>;

const matching = (params: URLSearchParams, name: string, form: RegExp) => {
  const value = params.get(name);
  return value !== null && form.test(value) ? value : undefined;
};

const isDay = (day: string | undefined): day is string => day !== undefined && !Number.isNaN(Date.parse(day));

function ownRange(params: URLSearchParams) {
  const [from, to] = [matching(params, "from", DAY), matching(params, "to", DAY)];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** Reads the state from the address; ignores invalid values. */
function readState(params: URLSearchParams) {
  const days = RANGE_DAYS.find((one) => String(one) === params.get("days")) ?? 30;
  const range = ownRange(params);
  const compare = COMPARISONS.find((one) => one === params.get("compare")) ?? "before";
  const page_id = matching(params, "page_id", UUID);
  const locale = matching(params, "locale", LOCALE);
  const asked: OverviewQuery = {
    ...(range ?? { days }),
    compare,
    ...(page_id && { page_id }),
    ...(locale && { locale }),
  };
  return {
    asked,
    /** Undefined for a custom range. */
    days: range ? undefined : days,
    compare,
    page_id,
    locale,
    measure: MEASURES.find((one) => one === params.get("measure")) ?? "views",
    pagesPage: Number(matching(params, "pages_page", NUMBER) ?? 1),
    codesPage: Number(matching(params, "codes_page", NUMBER) ?? 1),
    only: CODE_CHOICES.find((one) => one === params.get("only")),
    isMap: params.get("codes") === "map",
  };
}

function apply(change: Change, params: URLSearchParams) {
  if (Object.keys(change).some((name) => COUNTED_BY.includes(name))) for (const name of LISTS) params.delete(name);
  for (const [name, value] of Object.entries(change)) setParam(params, name, value);
}

/** The screen's state, kept in the address. */
export function useAnalyticsState() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const set = (change: Change) => changeParams((now) => apply(change, now));
  const hrefTo = (path: string, change: Change = {}) => {
    const search = new URLSearchParams(params);
    apply(change, search);
    return search.size ? `${path}?${search}` : path;
  };
  return {
    ...readState(params),
    set,
    hrefTo,
    hrefWith: (change: Change) => hrefTo(pathname, change),
    filter: (name: string) => params.getAll(name),
    setFilter: (name: string, values: readonly string[]) => set({ [name]: values.at(-1) ?? null }),
  };
}
