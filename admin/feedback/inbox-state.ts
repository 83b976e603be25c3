import type { query } from "#admin/api/query.ts";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { type CaseStatus, type feedbackApi, OPEN_CASES } from "#contract/feedback.ts";

export const TABS = ["open", "answered", "closed", "spam", "all"] as const;
export type Tab = (typeof TABS)[number];

/** Case statuses per tab; `all` includes answers without a comment. */
export const STATUSES_OF: Record<Tab, readonly CaseStatus[]> = {
  open: OPEN_CASES,
  answered: ["answered"],
  closed: ["closed"],
  spam: ["spam"],
  all: [],
};

export const FILTERS = ["kind", "complaint", "assignee", "page_id", "face", "channel", "locale"] as const;

export const tabOf = (asked: string | null): Tab => TABS.find((tab) => tab === asked) ?? "open";

type ListQuery = Parameters<typeof query<typeof feedbackApi.list>>[1]["query"];

/** Maps the address to the server's query. */
export function inboxQuery(list: Pick<ListState, "filter" | "page" | "perPage" | "q">, tab: Tab): ListQuery {
  const [page_id] = list.filter("page_id");
  const given = (name: string) => {
    const values = list.filter(name);
    return values.length ? { [name]: values } : {};
  };
  return {
    page: list.page,
    per_page: list.perPage,
    ...(list.q && { q: list.q }),
    ...(page_id && { page_id }),
    ...(tab !== "all" && { status: STATUSES_OF[tab] }),
    ...given("kind"),
    ...given("complaint"),
    ...given("assignee"),
    ...given("face"),
    ...given("channel"),
    ...given("locale"),
  };
}
