import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import { trustProxy } from "#server/platform/http/trusted-proxies.ts";
import type { Config } from "#server/platform/config.ts";
import type { Note } from "#server/platform/http/probes.ts";
import type { GuideResponse, GuideRequest } from "./guide-response.ts";

/** The nearest proxy adds its value last. */
const lastOf = (header: string | string[]) => String(header).split(",").at(-1)?.trim() ?? "";

/** Derives client and host as Fastify does. */
function readerOf(config: Config) {
  const proxies = trustProxy(config.TRUST_PROXY);
  const trusts = proxies === false || typeof proxies === "function" ? proxies : proxyAddr.compile(proxies);
  const addressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? "";
  return (request: IncomingMessage): GuideRequest => {
    const { method = "", url = "", headers } = request;
    const told = trusts && headers["x-forwarded-host"];
    return {
      method,
      url,
      headers,
      host: told && trusts(addressOf(request), 0) ? lastOf(told) : (headers.host ?? ""),
      get ip() {
        return trusts ? proxyAddr(request, trusts) : addressOf(request);
      },
    };
  };
}

const lists = new WeakMap<GuideResponse, string[]>();

/** Headers in the flat form that Node writes fastest, cached per answer. */
function listOf(answer: GuideResponse) {
  const { status, headers, body } = answer;
  const known = lists.get(answer);
  if (known) return known;
  const length = typeof body === "string" ? Buffer.byteLength(body) : (body?.byteLength ?? 0);
  const all = status === 304 ? headers : { ...headers, "content-length": length };
  const list = Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
  lists.set(answer, list);
  return list;
}

/**
 * Most scans and page views are cached: sending them before Fastify creates a request and a reply halves their cost.
 * All other requests take the normal path, with the same result.
 */
export function openFrontDoor(
  app: FastifyInstance,
  config: Config,
  { findReady, note }: { findReady: (asking: GuideRequest) => GuideResponse | undefined; note: Note },
) {
  const read = readerOf(config);
  const listeners = app.server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });

  /** Swallow errors: Fastify will hit and log the same one. */
  function sendReady(request: IncomingMessage, response: ServerResponse) {
    try {
      const ready = findReady(read(request));
      if (ready) response.writeHead(ready.status, listOf(ready)).end(ready.body);
      return ready;
    } catch {
      response.statusCode = 200;
      return undefined;
    }
  }

  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    const isPlain = request.method === "GET" && request.url?.startsWith("/") && !request.url.includes("%");
    const start = performance.now();
    const sent = isPlain && !isClosing ? sendReady(request, response) : undefined;
    if (sent) note({ method: "GET", route: "none", status: sent.status, ms: performance.now() - start });
    else listeners.forEach((listen) => listen.call(app.server, request, response));
  });
}
