import type { FastifyReply } from "fastify";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { canBeBetter, compressBetter, type Prepared, unpack } from "./prepare-answer.ts";
import { type GuideResponse, type GuideRequest, sendResponse } from "./guide-response.ts";

/** Whether an Accept header such as `gzip;q=0.5, br` allows an encoding. `*` covers those not named. */
function takes(accepted: string, encoding: string) {
  const parts = accepted.split(",", 20).map((part) => part.toLowerCase().replaceAll(" ", "").split(";"));
  const [, weight = ""] = parts.find(([name]) => name === encoding) ??
    parts.find(([name]) => name === "*") ?? ["", "q=0"];
  return !/^q=0(\.0*)?$/.test(weight);
}

type Encoding = "br" | "gzip" | undefined;

/** Browsers send a handful of different headers; each is parsed once. */
const MOST_KNOWN = 200;
const known = new Map<string, Encoding>();

function encodingFor(accepted: string): Encoding {
  if (known.has(accepted)) return known.get(accepted);
  const encoding = takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : undefined;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(accepted, encoding);
  return encoding;
}

type Body = { readonly encoding: Encoding; readonly bytes: Uint8Array };

function bodyFor({ bodies }: Prepared, accepted: string): Body | undefined {
  if ("plain" in bodies) return { encoding: undefined, bytes: bodies.plain };
  const encoding = encodingFor(accepted);
  const bytes = encoding && (encoding === "br" ? bodies.brotli : bodies.gzip);
  return bytes ? { encoding, bytes } : undefined;
}

/** Converts to another encoding. Hardly any client accepts neither, so a third copy is not worth keeping. */
async function makeBody({ bodies }: Prepared, accepted: string): Promise<Body> {
  if ("plain" in bodies) return { encoding: undefined, bytes: bodies.plain };
  const bytes = await unpack(bodies.brotli);
  if (encodingFor(accepted) !== "gzip") return { encoding: undefined, bytes };
  bodies.gzip ??= await promisify(gzip)(bytes);
  return { encoding: "gzip", bytes: bodies.gzip };
}

/** Caches may turn the weak tag into a strong one, so compare only the quoted part. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === "*" || header.includes(etag.replace("W/", "")));

type Sent = {
  readonly prepared: Prepared;
  /** Other request headers the response depends on. */
  readonly vary?: string;
};

function write(
  { method, headers: asked }: GuideRequest,
  { prepared, vary = "" }: Sent,
  { encoding, bytes }: Body,
): GuideResponse {
  const { status, etag } = prepared;
  const headers = {
    ...prepared.headers,
    vary: `Accept-Encoding${vary && `, ${vary}`}`,
    ...(status === 200 && { etag }),
  };
  if (status === 200 && isKnown(asked["if-none-match"], etag)) return { status: 304, headers };
  const described = {
    ...headers,
    ...(encoding && { "content-encoding": encoding }),
    "content-length": bytes.byteLength,
  };
  return { status, headers: described, body: method === "HEAD" ? undefined : bytes };
}

const wishOf = ({ headers }: GuideRequest) => headers["accept-encoding"] ?? "";

export async function sendAnswer(asking: GuideRequest, reply: FastifyReply, sent: Sent) {
  const body = bodyFor(sent.prepared, wishOf(asking)) ?? (await makeBody(sent.prepared, wishOf(asking)));
  return sendResponse(reply, write(asking, sent, body));
}

const written = new WeakMap<Prepared, Map<string, GuideResponse>>();

async function improve(prepared: Prepared) {
  await compressBetter(prepared);
  written.delete(prepared);
}

/** One answer shared by equal requests. Undefined if it would have to be decompressed first. */
export function readyAnswer(asking: GuideRequest, sent: Sent): GuideResponse | undefined {
  const { prepared, vary = "" } = sent;
  if (canBeBetter(prepared)) void improve(prepared);
  const body = bodyFor(prepared, wishOf(asking));
  // conditional requests depend on the client's etag, so they are not shared
  if (!body || asking.headers["if-none-match"] !== undefined) return body && write(asking, sent, body);
  const known = written.get(prepared) ?? new Map<string, GuideResponse>();
  const key = `${body.encoding} ${vary}`;
  const answer = known.get(key) ?? write(asking, sent, body);
  written.set(prepared, known.set(key, answer));
  return answer;
}
