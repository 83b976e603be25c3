import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Config } from "../config.ts";
import { createResolver } from "./name-servers.ts";
import { isPublicAddress } from "./public-address.ts";

/** Why a request to a user-supplied address failed. */
export const OUTBOUND_PROBLEMS = [
  "address_not_allowed",
  "name_not_found",
  "timed_out",
  "certificate_invalid",
  "connection_failed",
] as const;
export type OutboundProblem = (typeof OUTBOUND_PROBLEMS)[number];

export class OutboundError extends Error {
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem, options: ErrorOptions = {}) {
    super(problem, options);
    this.name = "OutboundError";
    this.problem = problem;
  }
}

type Address = { readonly address: string; readonly family: number };
type Post = { readonly headers: Readonly<Record<string, string>>; readonly body: string; readonly deadline_ms: number };
type Ask = Omit<Post, "body"> & {
  readonly method: string;
  readonly body?: string | undefined;
  readonly max_bytes: number;
};
export type OutboundAnswer = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Nobody needs more of the response to a post; the rest is not read. */
const MAX_ANSWER_BYTES = 4096;

/** `[::1]` → `::1` */
const bareHost = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$/g, "");

const addressOf = (address: string): Address => ({ address, family: isIP(address) });

/** A deadline for work that cannot be aborted. */
const within = <T>(signal: AbortSignal, work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = () => reject(new OutboundError("timed_out"));
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });

/** Pins the connection to the checked addresses, whatever the name resolves to now. Host and SNI keep the name. */
const only = (addresses: readonly Address[]): LookupFunction =>
  ((_name: string, options: { all?: boolean }, done: (...found: unknown[]) => void) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address, first?.family);
  }) as LookupFunction;

const saysNoSuchName = (error: unknown) =>
  error instanceof Error && "code" in error && ["ENOTFOUND", "ENODATA"].includes(String(error.code));

function problemOf(error: unknown, signal: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error;
  if (signal.aborted) return new OutboundError("timed_out", { cause: error });
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const isCertificate = /CERT|SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY|ALTNAME/.test(code);
  return new OutboundError(isCertificate ? "certificate_invalid" : "connection_failed", { cause: error });
}

const singleHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Sends one request over a new connection. Redirects are not followed. */
const send = (
  url: URL,
  addresses: readonly Address[],
  { method, headers, body, max_bytes }: Ask,
  signal: AbortSignal,
) =>
  new Promise<OutboundAnswer>((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = request(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }) },
      lookup: only(addresses),
      agent: false,
      signal,
    });
    sent.on("error", reject);
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const end = () => {
        const text = Buffer.concat(chunks).subarray(0, max_bytes).toString();
        resolve({ status: response.statusCode ?? 0, text, headers: singleHeaders(response.headers) });
      };
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size < max_bytes) return;
        end();
        sent.destroy();
      });
      response.on("end", end);
      response.on("error", reject);
    });
    sent.end(body);
  });

export type Outbound = ReturnType<typeof createOutbound>;

/**
 * Requests to user-supplied addresses. Public ones over https only, unless the operator allowed the host
 * (`OUTBOUND_HOSTS`), so that nobody reaches this machine or its network through us (SSRF).
 */
export function createOutbound(config: Pick<Config, "dns_servers" | "outbound_hosts">) {
  const resolver = createResolver(config);
  const isAllowed = ({ hostname, host }: URL) =>
    config.outbound_hosts.includes(host) || config.outbound_hosts.includes(hostname);

  /** A silent name server says nothing about the name. */
  async function resolveName(name: string): Promise<Address[]> {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value.map(addressOf) : []));
    const silence = answers.find((answer) => answer.status === "rejected" && !saysNoSuchName(answer.reason));
    if (!found.length && silence) throw new OutboundError("connection_failed", { cause: silence });
    return found;
  }

  /** An allowed host may be known only to this machine. */
  const ownName = (name: string): Promise<Address[]> => lookup(name, { all: true }).catch(() => []);

  /** All addresses of a host; a single non-public one rejects the host. */
  async function findAddresses(url: URL): Promise<Address[]> {
    const host = bareHost(url);
    if (isAllowed(url)) {
      const found = isIP(host) ? [addressOf(host)] : await resolveName(host).catch(() => []);
      return found.length ? found : ownName(host);
    }
    if (url.protocol !== "https:" || url.username || url.password) throw new OutboundError("address_not_allowed");
    const found = isIP(host) ? [addressOf(host)] : await resolveName(host);
    if (!found.every(({ address }) => isPublicAddress(address))) throw new OutboundError("address_not_allowed");
    return found;
  }

  async function request(address: string, ask: Ask): Promise<OutboundAnswer> {
    const url = new URL(address);
    const signal = AbortSignal.timeout(ask.deadline_ms);
    try {
      const addresses = await within(signal, findAddresses(url));
      if (!addresses.length) throw new OutboundError("name_not_found");
      return await send(url, addresses, ask, signal);
    } catch (error) {
      throw problemOf(error, signal);
    }
  }

  return {
    /** Rejects addresses that will never be allowed. A name that does not resolve yet is accepted. */
    async check(address: string): Promise<void> {
      await findAddresses(new URL(address)).catch((error: unknown) => {
        if (!(error instanceof OutboundError) || error.problem === "address_not_allowed") throw error;
      });
    },
    request,
    post: (address: string, post: Post) => request(address, { method: "POST", max_bytes: MAX_ANSWER_BYTES, ...post }),
  };
}
