import { QueryClient } from "@tanstack/react-query";
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

export const createQueryClient = (queries: { retryDelay?: number } = {}) =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: 30_000, ...queries },
      mutations: { retry: false },
    },
  });
