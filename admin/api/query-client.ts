import { QueryClient } from "@tanstack/react-query";
import { statusOf } from "./status.ts";

const RETRIES = 2;

/** What was refused stays refused; what did not get through may do so the next time. */
export const shouldRetry = (failures: number, error: Error) => failures < RETRIES && (statusOf(error) ?? 500) >= 500;

export const createQueryClient = (queries: { retryDelay?: number } = {}) =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000, ...queries },
      mutations: { retry: false },
    },
  });
