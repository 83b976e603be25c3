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

type Encoding = "br" | "gzip" | undefined;

/** Browsers send a handful of lists; each is read once. */
const MOST_KNOWN = 200;
const known = new Map<string, Encoding>();

function encodingFor(accepted: string): Encoding {
  if (known.has(accepted)) return known.get(accepted);
  const encoding = takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : undefined;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(accepted, encoding);
  return encoding;
}

function bodyFor({ bodies }: Prepared, accepted: string) {
  if ("plain" in bodies) return { encoding: undefined, bytes: bodies.plain };
  const encoding = encodingFor(accepted);
  if (encoding === undefined) return undefined;
  return { encoding, bytes: encoding === "br" ? bodies.brotli : bodies.gzip };
}

/** Hardly anybody takes nothing: not worth keeping a third copy of everything. */
async function plainBody({ bodies }: Prepared) {
  return { encoding: undefined, bytes: "plain" in bodies ? bodies.plain : await promisify(gunzip)(bodies.gzip) };
}

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === "*" || header.includes(etag));

type Body = { readonly encoding: Encoding; readonly bytes: Uint8Array };
type Sent = {
  readonly prepared: Prepared;
  /** What else of the request the answer depends on. */
  readonly vary?: string;
};

function write(request: FastifyRequest, reply: FastifyReply, { prepared, vary = "" }: Sent, { encoding, bytes }: Body) {
  const { status, headers, etag } = prepared;
  void reply.headers(headers).header("vary", `Accept-Encoding${vary && `, ${vary}`}`);
  if (status === 200) {
    void reply.header("etag", etag);
    if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  }
  if (encoding) void reply.header("content-encoding", encoding);
  return reply
    .code(status)
    .header("content-length", bytes.byteLength)
    .send(request.method === "HEAD" ? null : bytes);
}

const wishOf = (request: FastifyRequest) => request.headers["accept-encoding"] ?? "";

export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, sent: Sent) {
  const body = bodyFor(sent.prepared, wishOf(request)) ?? (await plainBody(sent.prepared));
  return write(request, reply, sent, body);
}

/** Without waiting, unless it has to be unpacked first: then it sends nothing and says so. */
export function sendAtOnce(request: FastifyRequest, reply: FastifyReply, sent: Sent): boolean {
  const body = bodyFor(sent.prepared, wishOf(request));
  if (body) void write(request, reply, sent, body);
  return body !== undefined;
}
