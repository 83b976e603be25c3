import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";

const FOLDER = join(ROOT, "dist/admin");

/** The built admin: files with a hash in their name are kept for good, everything else leads to its one page. */
export async function serveAdmin(app: FastifyInstance, folder = FOLDER) {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.includes("/assets/");
        reply.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && !/^\/(api|media|maps|assets)(\/|$)/.test(request.url);
    if (!wantsPage || !isBuilt) return reply.code(404).send({ code: "not_found", message: "There is nothing here" });
    return reply
      .header("cache-control", "no-cache")
      .type("text/html")
      .sendFile("index.html", folder, { cacheControl: false });
  });
}
