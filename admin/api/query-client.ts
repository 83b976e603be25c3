import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryClientConfig,
} from "@tanstack/react-query";
import { askedToWait, isOutage, statusOf } from "./status.ts";

const RETRIES = 2;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 15_000;

/** What was refused stays refused; what did not get through may do so the next time. An outage is waited out. */
export const shouldRetry = (failures: number, error: Error) =>
  isOutage(error) || (failures < RETRIES && (statusOf(error) ?? 500) >= 500);

/** Longer each time, and never sooner than the server asked for. */
export const retryDelay = (failures: number, error: Error) =>
  Math.max(askedToWait(error), Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures));

/** What is under way was asked for too early: it is asked for again, also for those who wait for it. */
function restart(query: Query) {
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}

/** An answer that was asked for before a change may not know of it, and never replaces what does. */
class FreshQueryClient extends QueryClient {
  constructor(config: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      const isTold = event.type === "updated" && event.action.type === "success" && event.action.manual;
      if (isTold && event.query.state.fetchStatus === "fetching") restart(event.query);
    });
  }

  /** React Query itself asks again only for what is on screen and has been answered before. */
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" }))
      if (!query.isActive() || query.state.data === undefined) restart(query);
    return super.invalidateQueries(filters, options);
  }
}

export const createQueryClient = (queries: { retryDelay?: number } = {}) =>
  new FreshQueryClient({
    defaultOptions: {
      // without a network a request fails at once and the screen says so; the library would wait in silence
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 30_000,
        networkMode: "always",
        refetchOnReconnect: true,
        ...queries,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
