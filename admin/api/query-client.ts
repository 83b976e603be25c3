import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryClientConfig,
} from "@tanstack/react-query";
import { isOutage, retryAfterMs, statusOf } from "./status.ts";

const RETRIES = 2;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 15_000;

/** Rejected calls are not retried; unanswered ones may succeed the next time. Outages are retried until they end. */
export const shouldRetry = (failures: number, error: Error) =>
  isOutage(error) || (failures < RETRIES && (statusOf(error) ?? 500) >= 500);

/** Exponential backoff, but at least as long as the server asked for. */
export const retryDelay = (failures: number, error: Error) =>
  Math.max(retryAfterMs(error), Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures));

/** Restarts a pending request that is now outdated, also for everyone waiting for it. */
function restart(query: Query) {
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}

/** Discards responses to requests sent before a change, so that they cannot overwrite newer data. */
class FreshQueryClient extends QueryClient {
  constructor(config: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      const isTold = event.type === "updated" && event.action.type === "success" && event.action.manual;
      if (isTold && event.query.state.fetchStatus === "fetching") restart(event.query);
    });
  }

  /** React Query refetches active queries only, and only those that already have data. */
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" }))
      if (!query.isActive() || query.state.data === undefined) restart(query);
    return super.invalidateQueries(filters, options);
  }
}

export const createQueryClient = (queries: { retryDelay?: number } = {}) =>
  new FreshQueryClient({
    defaultOptions: {
      // fail immediately when offline, so that the screen can say so; by default the library pauses silently
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
