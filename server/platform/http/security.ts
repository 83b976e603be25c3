import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "#server/platform/config.ts";

const originOf = (url: string | undefined) => {
  if (!url) return [];
  const { origin } = new URL(url);
  return [origin];
};

const apiOrigin = ({ PUBLIC_API_BASE }: Config) => (/^https?:/.test(PUBLIC_API_BASE) ? originOf(PUBLIC_API_BASE) : []);

/**
 * Strict: scripts and styles from our own origin, no framing. Sentry, another API host and map tiles only where
 * configured. admin/index.html repeats it for other hosts.
 */
export const contentSecurityPolicy = (config: Config) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // React Aria positions its overlays with style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:", ...apiOrigin(config), ...originOf(config.MAP_TILES_URL)],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...originOf(config.SENTRY_DSN), ...apiOrigin(config)],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    // Strings never become HTML, except through the policies in admin/api/trusted-html.ts and the editor's own for
    // pasted content.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["default", "ProseMirrorClipboard"],
  },
});

/** helmet's headers, computed once: helmet recomputes them for every request, but ours never change. */
async function securityHeaders(config: Config) {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config),
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", (_, reply) => reply.send(JSON.stringify(reply.raw.getHeaders())));
  const reply = await app.inject("/");
  await app.close();
  return reply.json<Record<string, string>>();
}

export async function registerSecurityHeaders(app: FastifyInstance, config: Config) {
  const headers = await securityHeaders(config);
  app.addHook("onRequest", (_, reply, next) => {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    next();
  });
}
