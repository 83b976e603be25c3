import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { type ByteRange, byteRange } from "./byte-range.ts";
import type { Config } from "#server/platform/config.ts";

const MAGIC = Buffer.from("PMTiles\u0003");

const refused = (reason: string, cause?: unknown) => new Error(`MAP_PMTILES is invalid: ${reason}.`, { cause });

/** Fails at start-up, not when somebody sees an empty map. */
async function checkFile(path: string) {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw refused(`${path} cannot be read (${cause.code ?? cause.message})`, cause);
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    if (!buffer.equals(MAGIC)) throw refused(`${path} is not a PMTiles file of version 3`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === "EISDIR" ? refused(`${path} is a folder`, error) : error;
  } finally {
    await file.close();
  }
}

/** Serves the configured map at `/maps/{name}`, in byte ranges. No other file is reachable there. */
export async function registerMapFile(app: FastifyInstance, { data_dir, map, MAP_PMTILES }: Config) {
  if (map?.kind !== "pmtiles" || !MAP_PMTILES) return;
  const path = join(data_dir, MAP_PMTILES);
  await checkFile(path);
  app.route({ method: ["GET", "HEAD"], url: map.url, handler: (request, reply) => sendMapFile(path, request, reply) });
}

async function sendMapFile(path: string, request: FastifyRequest, reply: FastifyReply) {
  const file = await open(path).catch(() => undefined);
  if (!file)
    return reply.code(404).header("cache-control", "no-store").send({ code: "not_found", message: "Map not found" });
  const part = await answer(file, request, reply).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  if (part) return reply.send(file.createReadStream(part));
  await file.close();
  return reply.send();
}

/** Sets status and headers; returns the byte range to send, if any. */
async function answer(file: FileHandle, request: FastifyRequest, reply: FastifyReply): Promise<ByteRange | undefined> {
  const stat = await file.stat({ bigint: true });
  const size = Number(stat.size);
  const etag = `"${size.toString(36)}-${stat.mtimeNs.toString(36)}"`;
  reply.headers({
    etag,
    "accept-ranges": "bytes",
    // A day, since the operator may replace the map. No compression in transit, which would break ranges.
    "cache-control": "public, max-age=86400, no-transform",
    "access-control-expose-headers": "etag, content-range",
  });
  if (isFresh(request, etag)) return void reply.code(304);
  const range =
    request.method === "GET" && isSameFile(request, etag) ? byteRange(request.headers.range, size) : undefined;
  if (range === "unsatisfiable") return void reply.code(416).header("content-range", `bytes */${size}`);
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  const part = range ?? { start: 0, end: size - 1 };
  reply.headers({ "content-type": "application/vnd.pmtiles", "content-length": part.end - part.start + 1 });
  return request.method === "HEAD" ? undefined : part;
}

function isFresh(request: FastifyRequest, etag: string) {
  const known = request.headers["if-none-match"] ?? "";
  return known.trim() === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

/** If-Range: a client with part of an older file gets the newer file whole. */
function isSameFile(request: FastifyRequest, etag: string) {
  const known = request.headers["if-range"];
  return known === undefined || known === etag;
}
