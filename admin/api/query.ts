import {
  type FetchQueryOptions,
  type QueryClient,
  queryOptions,
  skipToken,
  type UseMutationOptions,
  useMutation,
} from "@tanstack/react-query";
import { mayCall } from "#admin/session/share-limits.ts";
import type { Endpoint, Input, Result } from "#contract/endpoint.ts";
import { call } from "./call.ts";

type Named = { readonly params?: object };

/**
 * Query options of an endpoint. The key starts with its path, so that invalidate() matches every input.
 * Skipped if the session may not call it.
 */
export const query = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions<Result<E>>({
    queryKey: [endpoint.path, input],
    queryFn: mayCall(endpoint, (input as Named).params) ? ({ signal }) => call(endpoint, input, signal) : skipToken,
  });

/** Prefetches uncached data, if the session may read it. */
export const readAhead = <T>(client: QueryClient, options: FetchQueryOptions<T>) =>
  options.queryFn === skipToken ? undefined : client.prefetchQuery(options);

export const useCall = <E extends Endpoint>(
  endpoint: E,
  options?: Omit<UseMutationOptions<Result<E>, Error, Input<E>>, "mutationFn">,
) => useMutation<Result<E>, Error, Input<E>>({ ...options, mutationFn: (input) => call(endpoint, input) });

export const invalidate = (client: QueryClient, endpoint: Endpoint) =>
  client.invalidateQueries({ queryKey: [endpoint.path] });
