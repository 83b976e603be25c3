import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { countReaders } from "#server/analytics/counting/count-readers.ts";
import type { Config } from "#server/platform/config.ts";
import { fromDatabase } from "#server/platform/database/database-errors.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Services } from "#server/platform/services.ts";
import type { GuideResponse, GuideRequest } from "./guide-response.ts";
import { openAssets } from "./collect-assets.ts";
import { findHost, type Host, isNamed, plainHost } from "./find-host.ts";
import { listenForChanges } from "./change-listener.ts";
import { createVersionedCache } from "./versioned-cache.ts";
import { readBaseMap } from "./read-base-map.ts";
import { serveCodes } from "./serve-codes.ts";
import { sendPlain } from "./send-plain.ts";
import { serveAssets } from "./serve-assets.ts";
import { servePreview } from "./serve-preview.ts";
import { serveSite } from "./serve-site.ts";

const HOSTS_BYTES = 4 * 1024 * 1024;
const HOST_BYTES = 200;

const ANSWERS_EVERYWHERE = /^\/(media|maps|healthz|readyz|internal)(\/|$|\?)/;
/** The API responds on any host that reaches us; pages do not. */
const IS_API = /^\/(api\/|config\.json$)/;

/** The protocol a request used to reach the proxy. Undefined without a trusted proxy: redirecting could loop. */
const forwardedProtocol = ({ headers }: GuideRequest, { TRUST_PROXY }: Config) =>
  TRUST_PROXY === false ? undefined : String(headers["x-forwarded-proto"]).split(",").at(-1)?.trim();

/** Certificate authorities fetch their challenge over plain HTTP. */
const IS_CHALLENGE = /^\/\.well-known\/acme-challenge\//;
const isPlainHttp = (request: GuideRequest, config: Config) =>
  forwardedProtocol(request, config) === "http" && !IS_CHALLENGE.test(request.url);

/** A year, without subdomains or the parent: it is the city's and may have hosts without encryption. */
const STRICT = { "strict-transport-security": "max-age=31536000" } as const;
const isSecureDomain = (host: Host, request: GuideRequest, config: Config) =>
  host.kind === "site" && host.isDomain && forwardedProtocol(request, config) === "https";

const strict = new WeakMap<GuideResponse, GuideResponse>();

/** One copy per answer, because the front door caches each answer's header list. */
function withStrict(answer: GuideResponse) {
  const known = strict.get(answer) ?? { ...answer, headers: { ...answer.headers, ...STRICT } };
  strict.set(answer, known);
  return known;
}

/** The only addresses of a site that accept a POST: the forms of feedback and of mistakes. */
const isTaken = (method: string, url: string) => method === "POST" && /^\/(feedback|mistakes)(\?|$)/.test(url);

/** The database is away, or all workers are busy. */
const isBusy = (error: unknown) =>
  fromDatabase(error) !== undefined || (error instanceof AppError && error.code === "unavailable");

type Guide = {
  readonly services: Services;
  readonly findHost: (host: string) => Promise<Host> | Host;
  readonly sendAsset: ReturnType<typeof serveAssets>;
  readonly sendPreview: ReturnType<typeof servePreview>;
  readonly sendSite: ReturnType<typeof serveSite>["send"];
  readonly sendCode: ReturnType<typeof serveCodes>["send"];
};

function redirect(reply: FastifyReply, origin: string, url: string, status: 301 | 308 = 301) {
  // Never redirect to a host named in the URL.
  const path = url.startsWith("/") ? url : "/";
  return reply
    .code(status)
    .headers({ location: `${origin}${path}`, "cache-control": "public, max-age=3600" })
    .send();
}

async function answer(guide: Guide, request: FastifyRequest, reply: FastifyReply, host: string) {
  const { method, url } = request;
  const { config } = guide.services;
  const isRead = method === "GET" || method === "HEAD";
  const isReserved = host === config.preview_host || host === config.short_host;
  if (!isRead && !(isTaken(method, url) && !isReserved))
    return reply.code(405).headers({ allow: "GET, HEAD", "cache-control": "no-store" }).send();
  if (url.startsWith("/assets/")) return guide.sendAsset(request, reply);
  if (host === config.preview_host) return guide.sendPreview(request, reply);
  if (host === config.short_host) return guide.sendCode(request, reply);
  const found = await guide.findHost(host);
  if (found.kind === "unknown") return sendPlain(request, reply, "unknown_host");
  if (found.kind === "moved") return redirect(reply, found.origin, url);
  // 308 keeps the method and body of a POST
  if (found.isDomain && isPlainHttp(request, config))
    return redirect(reply, `https://${host}`, url, isRead ? 301 : 308);
  if (isSecureDomain(found, request, config)) reply.headers(STRICT);
  return guide.sendSite(request, reply, found.customer_id);
}

/**
 * Public hosts: sites, preview and short codes. They are handled before everything else and never show the admin.
 * Returns a function that finds cached responses synchronously.
 */
export async function registerGuide(app: FastifyInstance, services: Services) {
  const { config, database } = services;
  const [assets, map] = await Promise.all([openAssets(), readBaseMap(config)]);
  const changes = listenForChanges(database);
  const readers = countReaders(services);
  app.addHook("onClose", async () => {
    await readers.close();
    await changes.stop();
  });
  const sites = serveSite(services, changes, readers, { assets, map });
  const codes = serveCodes(services, changes, readers, sites.sendClosed);
  const hosts = createVersionedCache<Host>({ max_bytes: HOSTS_BYTES, bytesOf: () => HOST_BYTES });
  const guide: Guide = {
    services,
    findHost: (host) => {
      const stamp = changes.stampOfAll();
      return hosts.find(host, stamp) ?? hosts.get(host, stamp, () => findHost(database, config, host));
    },
    sendAsset: serveAssets(assets.files),
    sendPreview: servePreview(services, { assets, map }),
    sendSite: sites.send,
    sendCode: codes.send,
  };
  const isReserved = (host: string) => host === config.preview_host || host === config.short_host;

  /** The admin's host, or an unclaimed host used for the API. */
  async function isForOthers(host: string, url: string) {
    if (host === config.app_host || ANSWERS_EVERYWHERE.test(url)) return true;
    if (isReserved(host)) return false;
    return !isNamed(host) || (IS_API.test(url) && (await guide.findHost(host)).kind === "unknown");
  }

  /** A cached response for a known host. */
  function findReady(request: GuideRequest) {
    if (request.host === config.short_host) return codes.findReady(request);
    const found = hosts.find(request.host, changes.stampOfAll());
    if (found?.kind !== "site" || (found.isDomain && isPlainHttp(request, config))) return undefined;
    const ready = sites.findReady(request, found.customer_id);
    return ready && isSecureDomain(found, request, config) ? withStrict(ready) : ready;
  }

  app.addHook("onRequest", async (request, reply) => {
    const host = plainHost(request.host);
    try {
      if (await isForOthers(host, request.url)) return;
      await answer(guide, request, reply, host);
    } catch (error) {
      request.log.error({ reqId: request.id, err: error }, "the guide could not answer");
      await sendPlain(request, reply, isBusy(error) ? "unavailable" : "broken");
    }
  });
  return findReady;
}
