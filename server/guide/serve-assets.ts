import type { FastifyReply, FastifyRequest } from "fastify";
import { compressBetter, prepareAnswer, type Prepared } from "./prepare-answer.ts";
import { sendAnswer } from "./send-answer.ts";
import { fileHeaders, FOREVER } from "./write-headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  woff2: "font/woff2",
};

/** `/assets/{name}`: serves only known files, whatever the path looks like. */
export function serveAssets(files: ReadonlyMap<string, Uint8Array>) {
  const prepared = new Map<string, Promise<Prepared>>();

  async function make(bytes: Uint8Array, content_type: string) {
    const asset = await prepareAnswer(200, fileHeaders(content_type, FOREVER), bytes);
    await compressBetter(asset);
    return asset;
  }

  function prepare(name: string, bytes: Uint8Array, content_type: string) {
    const known = prepared.get(name) ?? make(bytes, content_type);
    prepared.set(name, known);
    return known;
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const name = request.url.slice("/assets/".length).split("?")[0] ?? "";
    const bytes = files.get(name);
    if (!bytes)
      return reply
        .code(404)
        .headers({ ...fileHeaders("text/plain", "no-store") })
        .send("Not found");
    const content_type = TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return sendAnswer(request, reply, { prepared: await prepare(name, bytes, content_type) });
  };
}
