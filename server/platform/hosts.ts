import type { FastifyInstance } from "fastify";
import type { Services } from "./services.ts";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>This guide is not open yet</title><style>body{font:18px/1.55 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1.25rem;color:#0b0f14;background:#fff}
h1{font-size:1.9rem;line-height:1.2}@media(prefers-color-scheme:dark){body{color:#f3f4f6;background:#0b0f14}}</style></head>
<body><main><h1>This guide is not open yet</h1><p>Here you will read which devices and algorithms are used around you, and why. Please come back later.</p></main></body></html>`;

/** As the settings and the sites spell it: names have no case, and a dot at their end means the same name. */
const plainHost = (host: string) => host.toLowerCase().replace(/\.(?=:\d+$|$)/, "");

/** Whether a site lives here: on its own domain, or by its slug below the administration's host. */
async function isSiteHost(host: string, { config, database }: Services) {
  const [domain = ""] = host.split(":");
  const slug = host.endsWith(`.${config.app_host}`) ? host.slice(0, -config.app_host.length - 1) : "";
  // An IP address or a bare name is no site's: nothing to look up.
  if (!slug && !/\.[a-z]+$/.test(domain)) return false;
  const site = await database.system
    .selectFrom("sites")
    .select("id")
    .where((where) => where.or([where("domain", "=", domain), where("slug", "=", slug)]))
    .executeTakeFirst();
  return site !== undefined;
}

const ANSWERS_EVERYWHERE = /^\/(media|maps|healthz|readyz|internal)(\/|$|\?)/;

/** The administration never shows on an address that belongs to the public: the preview, the short codes, a site's own. */
export function registerHosts(app: FastifyInstance, services: Services) {
  const { app_host, preview_host, short_host } = services.config;
  app.addHook("onRequest", async (request, reply) => {
    const host = plainHost(request.host);
    if (host === app_host || ANSWERS_EVERYWHERE.test(request.url)) return;
    const isPublic = host === preview_host || host === short_host || (await isSiteHost(host, services));
    if (isPublic) await reply.code(404).type("text/html; charset=utf-8").send(PAGE);
  });
}
