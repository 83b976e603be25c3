import { noteMove, shownCustomer } from "#admin/session/shown-customer.ts";
import { endSession, readToken } from "#admin/session/token.ts";
import { noteDoneCall, noteFailedCall } from "#admin/ui/toast-queue.ts";
import { ApiError, createClient, type Transport } from "#contract/client.ts";
import type { Endpoint, Input, Result } from "#contract/endpoint.ts";
import { config } from "./config.ts";
import { noteConnection } from "./connection.ts";
import { noteOutage } from "./outage.ts";
import { isOutage } from "./status.ts";

const overHttp: Transport = (path, init) => fetch(config().api_base + path, init);
let transport = overHttp;

/** Lets tests use an in-process server, and reset that. */
export const setTransport = (other: Transport = overHttp) => {
  transport = other;
};

const client = createClient(
  (path, init) => transport(path, init),
  () => readToken()?.token,
  shownCustomer,
);

/** Identifies calls of one endpoint on one record, whatever their body. */
const nameOf = ({ method, path }: Endpoint, input: { params?: unknown }) =>
  `${method} ${path} ${JSON.stringify(input.params ?? null)}`;

/** Public calls may work without the database, so their success does not end an outage. */
function noteSuccess({ access }: Endpoint, name: string) {
  if (access !== "public") noteOutage(false);
  noteConnection(true);
  noteDoneCall(name);
}

function noteFailure({ access }: Endpoint, name: string, error: unknown) {
  if (access !== "public" && isOutage(error)) noteOutage(true);
  noteConnection(error instanceof ApiError);
  noteFailedCall(name);
}

/**
 * Calls an endpoint of the contract as the signed-in user. A 401 ends the session, and any call may reveal that another
 * window has switched the session's customer.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, signal?: AbortSignal): Promise<Result<E>> {
  const [spokeFor, meant] = [readToken()?.token, shownCustomer()];
  const isPublic = endpoint.access === "public";
  const name = nameOf(endpoint, input as { params?: unknown });
  try {
    const result = await client(endpoint, input, signal);
    noteSuccess(endpoint, name);
    return result;
  } catch (error) {
    if (signal?.aborted) throw error;
    noteFailure(endpoint, name, error);
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status === 401 && !isPublic;
    // ignore late responses of an earlier session or of the previous customer
    if (isRefused && spokeFor && readToken()?.token === spokeFor) endSession("refused");
    if (error.body.code === "customer_changed" && shownCustomer() === meant) noteMove();
    throw error;
  }
}
