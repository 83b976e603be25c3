import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#server/platform/process/root.ts";

const FOLDER = join(ROOT, "dist/admin");

const KEPT_FOR_GOOD = "public, max-age=31536000, immutable";

/** The built admin: hashed files are cached for good, every other path serves its single page. */
export async function serveAdmin(app: FastifyInstance, folder = FOLDER) {
  const isBuilt = existsSync(join(folder, "index.html"));
  const serve = (cache: string, options: Partial<FastifyStaticOptions>) =>
    app.register(fastifyStatic, {
      root: folder,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply) => void reply.setHeader("cache-control", cache),
      ...options,
    });
  if (isBuilt) {
    // hundreds of files: looked up on request, not registered as routes at every start
    await serve(KEPT_FOR_GOOD, { root: join(folder, "assets"), prefix: "/assets/", decorateReply: false });
    await serve("no-cache", { wildcard: false, globIgnore: ["assets/**"] });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && !/^\/(api|media|maps|assets)(\/|$)/.test(request.url);
    if (!wantsPage || !isBuilt) return reply.code(404).send({ code: "not_found", message: "There is nothing here" });
    return reply
      .header("cache-control", "no-cache")
      .type("text/html")
      .sendFile("index.html", folder, { cacheControl: false });
  });
}
