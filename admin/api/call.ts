import { noteMove, shownCustomer } from "#admin/session/shown-customer.ts";
import { endSession, readToken } from "#admin/session/token.ts";
import { noteDoneCall, noteFailedCall } from "#admin/ui/toast-queue.ts";
import { ApiError, createClient, type OnBytes, type Transport } from "#contract/client.ts";
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

/** The record that a call changes, whichever of its verbs it uses: "/api/v1/feedback/{id} {"id":"…"}". */
function changedRecord({ method, path }: Endpoint, { params }: { params?: unknown }) {
  const [record] = /^.*\{id\}/.exec(path) ?? [];
  return method === "GET" || record === undefined ? undefined : `${record} ${JSON.stringify(params)}`;
}

/** Public calls may do without the database, and nobody tries those again: they say nothing of an outage. */
function noteSuccess({ access }: Endpoint, name: string, record: string | undefined) {
  if (access !== "public") noteOutage(false);
  noteConnection(true);
  noteDoneCall(name, record);
}

function noteFailure({ access }: Endpoint, name: string, record: string | undefined, error: unknown) {
  if (access !== "public" && isOutage(error)) noteOutage(true);
  noteConnection(error instanceof ApiError);
  noteFailedCall(name, record);
}

/**
 * Calls an endpoint of the contract as the signed-in user. A 401 ends the session, and any call may reveal that another
 * window has switched the session's customer.
 */
// oxlint-disable-next-line max-params -- nearly every call has the first two only
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
  onBytes?: OnBytes,
): Promise<Result<E>> {
  const [spokeFor, meant] = [readToken()?.token, shownCustomer()];
  const isPublic = endpoint.access === "public";
  const name = nameOf(endpoint, input as { params?: unknown });
  const record = changedRecord(endpoint, input as { params?: unknown });
  try {
    const result = await client(endpoint, input, signal, onBytes);
    noteSuccess(endpoint, name, record);
    return result;
  } catch (error) {
    if (signal?.aborted) throw error;
    noteFailure(endpoint, name, record, error);
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status === 401 && !isPublic;
    // ignore late responses of an earlier session or of the previous customer
    if (isRefused && spokeFor && readToken()?.token === spokeFor) endSession("refused");
    if (error.body.code === "customer_changed" && shownCustomer() === meant) noteMove();
    throw error;
  }
}
