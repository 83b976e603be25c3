import "#admin/i18n/zod-words.ts";
import { endSession, readToken } from "#admin/session/token.ts";
import { ApiError, createClient, type Transport } from "#contract/client.ts";
import type { Endpoint, Input, Result } from "#contract/endpoint.ts";
import { config } from "./config.ts";

const overHttp: Transport = (path, init) => fetch(config().api_base + path, init);
let transport = overHttp;

/** Tests point the app at an in-process server. */
export const setTransport = (other: Transport) => {
  transport = other;
};

const client = createClient(
  (path, init) => transport(path, init),
  () => readToken()?.token,
);

/** Calls an endpoint of the contract as the person signed in. A 401 ends the session, whatever the call was for. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, signal?: AbortSignal): Promise<Result<E>> {
  const spokeFor = readToken()?.token;
  try {
    return await client(endpoint, input, signal);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401 && endpoint.access !== "public";
    // a late answer to an earlier session says nothing about the present one
    if (isRefused && spokeFor && readToken()?.token === spokeFor) endSession("refused");
    throw error;
  }
}
