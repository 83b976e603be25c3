import { type QueryClient, queryOptions, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import type { Endpoint, Input, Result } from "#contract/endpoint.ts";
import { call } from "./call.ts";

/** Query options of one endpoint; its path leads the key, so that invalidate() finds every input of it. */
export const query = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions<Result<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, signal),
  });

/** A mutation that calls one endpoint. */
export const useCall = <E extends Endpoint>(
  endpoint: E,
  options?: Omit<UseMutationOptions<Result<E>, Error, Input<E>>, "mutationFn">,
) => useMutation<Result<E>, Error, Input<E>>({ ...options, mutationFn: (input) => call(endpoint, input) });

export const invalidate = (client: QueryClient, endpoint: Endpoint) =>
  client.invalidateQueries({ queryKey: [endpoint.path] });
