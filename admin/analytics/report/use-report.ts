import { useQueries, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { countQueries } from "#admin/frame/navigation.ts";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { customerQuery, localesQuery, siteQuery } from "#admin/session/queries.ts";
import { analyticsApi, type AnalyticsOverview } from "#contract/analytics.ts";
import { CASE_STATUSES, feedbackApi } from "#contract/feedback.ts";
import { useAnalyticsState } from "../analytics-state.ts";
import { dropUnknownComparison } from "../drop-comparison.ts";

/** What fits on a sheet. */
const [MOST_PAGES, MOST_REPLIES] = [5, 3];

type Days = { from: string; to: string };

const figuresOf = ({ from, to }: Days, page_id?: string) =>
  query(feedbackApi.figures, { query: { from, to, ...(page_id && { page_id }) } });

/** Answers about feelings in this period and the one before, and for each listed page. */
export function useFeelings({ range, pages }: AnalyticsOverview) {
  const { before } = range;
  const now = useQuery(figuresOf(range)).data;
  const then = useQuery({ ...figuresOf(before ?? range), enabled: before !== null }).data;
  const ofPages = useQueries({
    queries: pages.slice(0, MOST_PAGES).map(({ page }) => figuresOf(range, page.id)),
  });
  const feelingOf = (figures: typeof now) => figures?.questions.find(({ question }) => question === "feeling");
  return {
    answers: now?.response_count,
    answersBefore: before ? then?.response_count : undefined,
    now: feelingOf(now),
    before: before ? feelingOf(then) : undefined,
    ofPages: ofPages.map(({ data }) => feelingOf(data)),
  };
}

/** Number of comments in the period, and the public replies. */
export function useReplies({ from, to }: Days) {
  const asked = { from, to, has_comment: "true" } as const;
  const all = useQuery(query(feedbackApi.list, { query: { ...asked, per_page: 1 } })).data;
  const replied = useQuery(
    query(feedbackApi.list, { query: { ...asked, has_reply: "true", per_page: MOST_REPLIES } }),
  ).data;
  const details = useQueries({
    queries: (replied?.responses ?? []).map(({ id }) => query(feedbackApi.show, { params: { id } })),
  });
  const statuses = all?.meta.statuses;
  const sum = (wanted: readonly (typeof CASE_STATUSES)[number][]) =>
    wanted.reduce((count, status) => count + (statuses?.[status] ?? 0), 0);
  return {
    comments: statuses && sum(CASE_STATUSES.filter((status) => status !== "spam")),
    answered: statuses && sum(["answered", "closed"]),
    /** Undefined while loading. */
    replies:
      replied && details.every(({ data }) => data) ? details.flatMap(({ data }) => data?.response ?? []) : undefined,
  };
}

/** Name of the guide and number of its public pages. */
export function useReportHead() {
  const { locale = uiLocale(), isPending } = useContentLocale();
  const customer = useQuery(customerQuery());
  const locales = useQuery(localesQuery());
  const site = useQuery({ ...siteQuery(locale), enabled: !isPending });
  const pages = useQuery({ ...countQueries.pages(locale), enabled: !isPending });
  const published = pages.data?.meta.published_pages_count;
  return {
    /** Sheets wait for this, because it is their header. */
    isPending: [customer, locales, site, pages].some((part) => part.isPending),
    customer: customer.data?.customer.name,
    site: site.data?.site,
    locales: locales.data,
    // the home page counts too
    pages: published === undefined ? undefined : published + 1,
  };
}

export function useReportOverview() {
  const { asked } = useAnalyticsState();
  return useQuery({ ...query(analyticsApi.overview, { query: asked }), select: dropUnknownComparison });
}
