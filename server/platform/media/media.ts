import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isImageKey } from "./image-keys.ts";
import { type Chosen, chooseFile, wantedWidth } from "./media-negotiation.ts";
import type { Storage } from "./storage.ts";

type MediaRequest = FastifyRequest<{ Params: { key: string }; Querystring: { w?: unknown } }>;

// A key is the hash of its content, so the content never changes.
const FOREVER = "public, max-age=31536000, immutable";
// While the variants are still being made.
const FOR_NOW = "public, max-age=60";
// For people who may see the draft, for a short time.
const OF_DRAFT = "private, max-age=600";

type Media = {
  storage: Storage;
  /** Whether it is used at all, and whether residents may see it. */
  findUse: (key: string) => Promise<{ readonly is_public: boolean; readonly is_used: boolean }>;
  /** Whether these cookies grant access to the customer's drafts. */
  mayReadDrafts: (key: string, cookies: string | undefined) => Promise<boolean>;
};

/**
 * `GET /media/{key}`: images, and with `?w=` the best variant for the browser. Images of drafts only for people who
 * work on them.
 */
export function registerMedia(app: FastifyInstance, media: Media): void {
  app.route<{ Params: { key: string }; Querystring: { w?: unknown } }>({
    method: ["GET", "HEAD"],
    url: "/media/:key",
    handler: (request, reply) => sendMedia(media, request, reply),
  });
}

async function sendMedia({ storage, findUse, mayReadDrafts }: Media, request: MediaRequest, reply: FastifyReply) {
  const { key } = request.params;
  if (!isImageKey(key)) return sendNotFound(reply);
  const { is_public, is_used } = await findUse(key);
  if (!is_used || !(is_public || (await mayReadDrafts(key, request.headers.cookie)))) return sendNotFound(reply);

  const wanted = wantedWidth(request.query.w);
  const file = await chooseFile(storage, key, wanted, request.headers.accept ?? "");
  if (!file) return sendNotFound(reply);

  setHeaders(reply, file, is_public);
  if (wanted !== undefined) reply.header("vary", "accept");
  if (isFresh(request, file)) return sendWithoutBody(reply.code(304), file);
  reply.header("content-type", file.contentType).header("content-length", file.size);
  return request.method === "HEAD" ? sendWithoutBody(reply, file) : reply.send(file.body);
}

function setHeaders(reply: FastifyReply, file: Chosen, is_public: boolean): void {
  reply.headers({
    etag: etagOf(file),
    "cache-control": is_public ? (file.settled ? FOREVER : FOR_NOW) : OF_DRAFT,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    // Customers' own domains and mail programs show these images too.
    "cross-origin-resource-policy": "cross-origin",
  });
}

function etagOf(file: Chosen): string {
  return `"${file.key}"`;
}

function isFresh(request: MediaRequest, file: Chosen): boolean {
  const known = request.headers["if-none-match"] ?? "";
  return known.trim() === "*" || known.includes(etagOf(file));
}

function sendWithoutBody(reply: FastifyReply, file: Chosen) {
  file.body.destroy();
  return reply.send();
}

function sendNotFound(reply: FastifyReply) {
  // Uncached: a missing variant may exist in a minute.
  reply.code(404).header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  return reply.send({ code: "not_found", message: "Image not found" });
}
