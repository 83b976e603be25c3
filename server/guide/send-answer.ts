import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Prepared } from "./prepare-answer.ts";

/** Whether a list such as `gzip;q=0.5, br` takes one of its kinds. */
function takes(accepted: string, encoding: string) {
  return accepted.split(",", 20).some((part) => {
    const [name = "", weight = ""] = part.toLowerCase().replaceAll(" ", "").split(";");
    return (name === encoding || name === "*") && !/^q=0(\.0*)?$/.test(weight);
  });
}

async function bodyFor({ bodies }: Prepared, accepted: string) {
  if ("plain" in bodies) return { encoding: undefined, bytes: bodies.plain };
  const { gzip, brotli } = bodies;
  if (takes(accepted, "br")) return { encoding: "br", bytes: brotli };
  if (takes(accepted, "gzip")) return { encoding: "gzip", bytes: gzip };
  // Hardly anybody: not worth keeping a third copy of everything.
  return { encoding: undefined, bytes: await promisify(gunzip)(gzip) };
}

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === "*" || header.includes(etag));

/** `vary`: what else of the request the answer depends on. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, prepared: Prepared, vary = "") {
  const { status, headers, etag } = prepared;
  void reply.headers(headers).header("vary", `Accept-Encoding${vary && `, ${vary}`}`);
  if (status === 200) {
    void reply.header("etag", etag);
    if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  }
  const { encoding, bytes } = await bodyFor(prepared, request.headers["accept-encoding"] ?? "");
  if (encoding) void reply.header("content-encoding", encoding);
  return reply
    .code(status)
    .header("content-length", bytes.byteLength)
    .send(request.method === "HEAD" ? null : bytes);
}
