import { noteMove, shownCustomer } from "#admin/session/shown-customer.ts";
import { endSession, readToken } from "#admin/session/token.ts";
import { ApiError, createClient, type Transport } from "#contract/client.ts";
import type { Endpoint, Input, Result } from "#contract/endpoint.ts";
import { config } from "./config.ts";
import { noteOutage } from "./outage.ts";
import { isOutage } from "./status.ts";

const overHttp: Transport = (path, init) => fetch(config().api_base + path, init);
let transport = overHttp;

/** Tests point the app at an in-process server, and back. */
export const setTransport = (other: Transport = overHttp) => {
  transport = other;
};

const client = createClient(
  (path, init) => transport(path, init),
  () => readToken()?.token,
  shownCustomer,
);

/**
 * Calls an endpoint of the contract as the person signed in. A 401 ends the session, whatever the call was for; so does
 * every call tell that the session went to another customer in another window.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, signal?: AbortSignal): Promise<Result<E>> {
  const [spokeFor, meant] = [readToken()?.token, shownCustomer()];
  const isPublic = endpoint.access === "public";
  try {
    const result = await client(endpoint, input, signal);
    // public calls may do without the database, and nobody tries those again
    if (!isPublic) noteOutage(false);
    return result;
  } catch (error) {
    if (!isPublic && isOutage(error)) noteOutage(true);
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status === 401 && !isPublic;
    // a late answer to an earlier session says nothing about the present one, nor one about the customer before
    if (isRefused && spokeFor && readToken()?.token === spokeFor) endSession("refused");
    if (error.body.code === "customer_changed" && shownCustomer() === meant) noteMove();
    throw error;
  }
}
