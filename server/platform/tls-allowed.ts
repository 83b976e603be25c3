import type { FastifyInstance, FastifyRequest } from "fastify";
import { BlockList, isIPv6 } from "node:net";
import { sql } from "kysely";
import { SiteDomain } from "#contract/sites.ts";
import type { Config } from "./config.ts";
import { AppError } from "./errors.ts";
import type { Services } from "./services.ts";

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

/** The proxy asks by itself. What it passes on for somebody else is marked as forwarded, whatever address it claims. */
const isFromProxyItself = ({ headers, socket }: Question) =>
  isNear(socket.remoteAddress) && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;

const ownHosts = ({ app_host, preview_host, short_host }: Config) =>
  [app_host, preview_host, short_host].map((host) => host.replace(/:\d+$/, ""));

/** Our own hosts, the sites' domains and their names below the administration's host, and those of before: they lead on. */
async function isServed({ config, database }: Services, asked: string) {
  if (ownHosts(config).includes(asked.toLowerCase())) return true;
  const domain = SiteDomain.safeParse(asked);
  if (!domain.success) return false;
  const [home = ""] = ownHosts(config);
  const slug = domain.data.endsWith(`.${home}`) ? domain.data.slice(0, -home.length - 1) : "";
  const { rows } = await sql<{ is_served: boolean }>`
    select exists (select from sites where domain = ${domain.data} or slug = ${slug})
      or exists (select from former_slugs where slug in (${slug}, ${domain.data})) as is_served`.execute(
    database.system,
  );
  return rows[0]?.is_served ?? false;
}

async function answer(services: Services, request: Question) {
  const { domain } = request.query;
  const isAllowed = isFromProxyItself(request) && typeof domain === "string" && (await isServed(services, domain));
  if (!isAllowed) throw new AppError("not_found", "Not found");
  return { ok: true };
}

/** Whether a TLS proxy may fetch a certificate for a domain: only for those that are served here (Caddy's `on_demand_tls`). */
export function registerTlsAllowed(app: FastifyInstance, services: Services) {
  app.get(TLS_ALLOWED_PATH, (request: Question) => answer(services, request));
}
