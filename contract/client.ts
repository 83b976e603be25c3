import type { Endpoint, Input, Result } from "./endpoint.ts";
import { CUSTOMER_HEADER, isFile } from "./endpoint.ts";
import { type ErrorBody, isErrorBody } from "./errors.ts";

export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds to wait before retrying, from `Retry-After`. */
  readonly retry_after: number | undefined;

  constructor(status: number, body: ErrorBody, retry_after?: number) {
    super(body.message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.retry_after = retry_after;
  }
}

export type Transport = (path: string, init: RequestInit) => Promise<globalThis.Response>;
type AnyInput = { params?: object; query?: object; body?: unknown };

const pathOf = (endpoint: Endpoint, params: object) =>
  Object.entries(params).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path as string,
  );

function searchOf(query: object) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** Our servers send seconds; HTTP dates are ignored. */
const retryAfter = ({ headers }: globalThis.Response) =>
  Number.parseInt(headers.get("retry-after") ?? "", 10) || undefined;

async function failure(reply: globalThis.Response) {
  const data: unknown = await reply.json().catch(() => undefined);
  if (isErrorBody(data)) return new ApiError(reply.status, data, retryAfter(reply));
  // other APIs have other error formats, but their message is worth showing
  const message = (data as { message?: unknown } | undefined)?.message;
  const text = typeof message === "string" ? message : reply.statusText || `HTTP ${reply.status}`;
  return new ApiError(reply.status, { code: "internal", message: text }, retryAfter(reply));
}

/** Tells how many bytes of a file have arrived. */
export type OnBytes = (bytes: number) => void;

async function fileOf(reply: globalThis.Response, onBytes: OnBytes | undefined) {
  if (!onBytes || !reply.body) return reply.blob();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = reply.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    bytes += part.value.length;
    onBytes(bytes);
  }
  return new Blob(chunks, { type: reply.headers.get("content-type") ?? "" });
}

/** Creates a typed client for every endpoint of the contract; `customer` is the customer the caller means, if any. */
export const createClient =
  (transport: Transport, token: () => string | undefined, customer: () => string | undefined = () => undefined) =>
  // oxlint-disable-next-line max-params -- nearly every call has the first two only
  async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    signal?: AbortSignal,
    onBytes?: OnBytes,
  ): Promise<Result<E>> => {
    const { params = {}, query = {}, body } = input as AnyInput;
    const headers: Record<string, string> = {};
    const bearer = endpoint.access === "public" ? undefined : token();
    if (bearer) headers["authorization"] = `Bearer ${bearer}`;
    const meant = bearer && customer();
    if (meant) headers[CUSTOMER_HEADER] = meant;
    const isForm = typeof FormData !== "undefined" && body instanceof FormData;
    if (body !== undefined && !isForm) headers["content-type"] = "application/json";
    const reply = await transport(pathOf(endpoint, params) + searchOf(query), {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!reply.ok) throw await failure(reply);
    return (isFile(endpoint.response) ? await fileOf(reply, onBytes) : await reply.json()) as Result<E>;
  };
