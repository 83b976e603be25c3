import "#admin/i18n/zod-words.ts";
import { endSession, readToken } from "#admin/session/token.ts";
import { ApiError, createClient, type Transport } from "#contract/client.ts";
import type { Endpoint, Input, Result } from "#contract/endpoint.ts";
import { config } from "./config.ts";
import { noteOutage } from "./outage.ts";
import { isOutage } from "./status.ts";

const overHttp: Transport = (path, init) => fetch(config().api_base.replace(/\/+$/, "") + path, init);
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
  const isPublic = endpoint.access === "public";
  try {
    const result = await client(endpoint, input, signal);
    // public calls may do without the database, and nobody tries those again
    if (!isPublic) noteOutage(false);
    return result;
  } catch (error) {
    if (!isPublic && isOutage(error)) noteOutage(true);
    const isRefused = error instanceof ApiError && error.status === 401 && !isPublic;
    // a late answer to an earlier session says nothing about the present one
    if (isRefused && spokeFor && readToken()?.token === spokeFor) endSession("refused");
    throw error;
  }
}
