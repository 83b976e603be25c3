import type { FastifyInstance, FastifyRequest } from "fastify";
import { BlockList, isIPv6 } from "node:net";
import { sql } from "kysely";
import { SiteDomain } from "#contract/sites.ts";
import type { Config } from "#server/platform/config.ts";
import { AppError } from "./errors.ts";
import { resolveDomain } from "#server/platform/outbound/resolve-domain.ts";
import type { Services } from "#server/platform/services.ts";

export const TLS_ALLOWED_PATH = "/internal/tls-allowed";

type Question = FastifyRequest<{ Querystring: { domain?: unknown } }>;

const near = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  near.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  near.addSubnet(network, prefix, "ipv6");

function isNear(address: string | undefined) {
  const [plain = ""] = (address ?? "").split("%");
  return plain !== "" && near.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/**
 * The proxy asks by itself. Requests that it forwards for others carry a forwarded header, whatever address they
 * claim.
 */
const isFromProxyItself = ({ headers, socket }: Question) =>
  isNear(socket.remoteAddress) && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;

const ownHosts = ({ app_host, preview_host, short_host }: Config) =>
  [app_host, preview_host, short_host].map((host) => host.replace(/:\d+$/, ""));

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1000;

/**
 * Caches whether a domain's DNS points here. Otherwise issuing would fail, and failures count against the CA's rate
 * limits.
 */
function cachePointing({ config }: Services) {
  const known = new Map<string, { readonly until: number; readonly pointsHere: Promise<boolean> }>();
  return (domain: string) => {
    const before = known.get(domain);
    if (before && before.until > Date.now()) return before.pointsHere;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const pointsHere = resolveDomain(config, domain).then(({ state }) => state === "connected" || state === "local");
    known.set(domain, { until: Date.now() + REMEMBERED_MS, pointsHere });
    return pointsHere;
  };
}

type PointsHere = ReturnType<typeof cachePointing>;

/** One that still redirects: names end after a year, also where the sweep has not come by yet. */
const isFormerName = (name: string) => sql`exists (
  select from former_slugs where slug = ${name} and created_at > now() - interval '1 year')`;

/** Our own hosts and sites below them, and domains of sites that lead here; former names too, since they redirect. */
async function isServed({ config, database }: Services, pointsHere: PointsHere, asked: string) {
  if (ownHosts(config).includes(asked.toLowerCase())) return true;
  const domain = SiteDomain.safeParse(asked);
  if (!domain.success) return false;
  const [home = ""] = ownHosts(config);
  const slug = domain.data.endsWith(`.${home}`) ? domain.data.slice(0, -home.length - 1) : "";
  const { rows } = await sql<{ is_slug: boolean; is_domain: boolean }>`
    select
      exists (select from sites where slug = ${slug}) or ${isFormerName(slug)} as is_slug,
      exists (select from sites where domain = ${domain.data}) or ${isFormerName(domain.data)} as is_domain`.execute(
    database.system,
  );
  // A name below our own host is in our own zone: nobody else can point it elsewhere, and a site has at most six such names.
  if (rows[0]?.is_slug) return true;
  return Boolean(rows[0]?.is_domain) && pointsHere(domain.data);
}

async function answer(services: Services, pointsHere: PointsHere, request: Question) {
  const { domain } = request.query;
  const isAllowed =
    isFromProxyItself(request) && typeof domain === "string" && (await isServed(services, pointsHere, domain));
  if (!isAllowed) throw new AppError("not_found", "Not found");
  return { ok: true };
}

/** Tells a TLS proxy whether it may issue a certificate: only for domains that we serve (Caddy's `on_demand_tls`). */
export function registerTlsAllowed(app: FastifyInstance, services: Services) {
  const pointsHere = cachePointing(services);
  app.get(TLS_ALLOWED_PATH, (request: Question) => answer(services, pointsHere, request));
}
