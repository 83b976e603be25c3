import multipartPlugin from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type {
  Access,
  Download,
  Endpoint,
  HandlerResult,
  Multipart,
  Parsed,
  SpooledUpload,
} from "#contract/endpoint.ts";
import { CUSTOMER_HEADER, isFile, isMultipart, isSpooled } from "#contract/endpoint.ts";
import { NEEDED_SCOPES } from "#contract/needed-scopes.ts";
import type * as z from "zod";
import { authenticate, bearerOf } from "#server/platform/identity/auth.ts";
import type { PublicCtx, TenantCtx, UserCtx } from "#server/platform/context.ts";
import { cookieIn } from "./cookies.ts";
import { AppError } from "./errors.ts";
import { MEDIA_COOKIE, mediaCookieOf } from "#server/platform/media/draft-images.ts";
import { MAX_IMAGE_BYTES } from "#contract/images.ts";
import { type JsonResponse, jsonTextOf } from "#server/platform/lists/json-response.ts";
import { responseSchema } from "./json-schema.ts";
import { meterToken } from "./meter-token.ts";
import { answerOnce, onceOf } from "./idempotency.ts";
import { networkOf } from "./network.ts";
import { dropSpooled, spoolUpload } from "./spool-upload.ts";
import { parseInput } from "./parse-input.ts";
import { createIdentityCache, type IdentityCache } from "#server/platform/identity/identity-cache.ts";
import type { Services } from "#server/platform/services.ts";

type CtxFor<A extends Access> = A extends "public" ? PublicCtx : A extends "signed-in" | "admin" ? UserCtx : TenantCtx;
type Handler<E extends Endpoint> = (
  ctx: E["in_customer"] extends true ? TenantCtx : CtxFor<E["access"]>,
  input: Parsed<E>,
) => Promise<HandlerResult<E> | JsonResponse<HandlerResult<E>>>;
export type Route = { endpoint: Endpoint; handle: (ctx: never, input: never) => Promise<unknown> };

export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Route => ({ endpoint, handle });

/** For endpoints with an empty response. */
export async function done(act: Promise<unknown>) {
  await act;
  return { ok: true } as const;
}

/** Uploads are images unless the endpoint sets a size limit. */
const tooLarge = (max_bytes: number | undefined, cause: unknown) =>
  max_bytes
    ? new AppError("file_too_large", `The file is larger than ${max_bytes / 1024 / 1024} MB`, { cause })
    : new AppError("image_too_large", "The image is larger than 10 MB", { cause });

/** The multipart parser throws plain errors: no boundary, cut off, not a form at all. */
const refuseForm = (max_bytes: number | undefined) => (error: unknown) => {
  if ((error as { code?: unknown }).code === "FST_REQ_FILE_TOO_LARGE") throw tooLarge(max_bytes, error);
  throw new AppError("invalid_input", "The form could not be read. Send it again.", { cause: error });
};

async function readUpload(request: FastifyRequest, body: Multipart, max_bytes: number | undefined) {
  const limits = { fileSize: max_bytes ?? MAX_IMAGE_BYTES, files: 1 };
  const part = await request.file({ limits }).catch(refuseForm(max_bytes));
  if (!part) throw new AppError("invalid_input", "Send one file", { fields: { file: "Required" } });
  if (!body.file.test(part.fieldname)) {
    part.file.resume();
    throw new AppError("invalid_input", `${part.fieldname}: Unknown field`, {
      fields: { [part.fieldname]: "Unknown field" },
    });
  }
  const { fieldname: field, filename } = part;
  if (!isSpooled(body)) return { field, filename, bytes: await part.toBuffer().catch(refuseForm(max_bytes)) };
  const path = await spoolUpload(part.file).catch(refuseForm(max_bytes));
  if (!part.file.truncated) return { field, filename, path };
  await dropSpooled({ path });
  throw tooLarge(max_bytes, undefined);
}

const readBody = (endpoint: Endpoint, request: FastifyRequest) =>
  isMultipart(endpoint.body)
    ? readUpload(request, endpoint.body, endpoint.max_bytes)
    : parseInput(endpoint.body, "body", request.body);

const attachment = (name: string) => `attachment; filename="${name.replaceAll(/[^\w.-]/g, "_")}"`;

type Serialise = ReturnType<FastifyReply["compileSerializationSchema"]>;

/** Compiled lazily and shared by every app of this process: compiling all at once was most of the start. */
const serialisers = new WeakMap<z.ZodType, Serialise>();

function serialiserFor(response: z.ZodType, reply: FastifyReply): Serialise {
  const known = serialisers.get(response);
  if (known) return known;
  const serialise = reply.compileSerializationSchema(responseSchema(response));
  serialisers.set(response, serialise);
  return serialise;
}

const textOf = (response: z.ZodType, reply: FastifyReply, answer: unknown) =>
  jsonTextOf(answer) ?? serialiserFor(response, reply)(answer as Record<string, unknown>);

const sendText = (endpoint: Endpoint, reply: FastifyReply, text: string) =>
  reply
    .header("cache-control", "no-store")
    .code(endpoint.status ?? 200)
    .type("application/json; charset=utf-8")
    .send(text);

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown) {
  void reply.header("cache-control", "no-store");
  if (!isFile(endpoint.response)) return sendText(endpoint, reply, textOf(endpoint.response, reply, answer));
  const download = answer as Download;
  return reply
    .header("content-type", endpoint.response.content_type)
    .header("content-disposition", attachment(download.filename))
    .send("bytes" in download ? download.bytes : Readable.from(download.stream, { objectMode: false }));
}

/** Answers 304 if the browser already has this content. */
async function markContent(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode !== 200 || !(typeof payload === "string" || payload instanceof Uint8Array)) return payload;
  const etag = `"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;
  void reply.header("etag", etag).header("cache-control", "private, no-cache");
  if (request.headers["if-none-match"] !== etag) return payload;
  void reply.code(304);
  return null;
}

/** Set only if the browser does not have this session's cookie yet. */
function offerDraftImages(request: FastifyRequest, reply: FastifyReply, value: string) {
  if (cookieIn(request.headers.cookie, MEDIA_COOKIE) === value) return;
  const secure = request.protocol === "https" ? "; Secure" : "";
  void reply.header("set-cookie", `${MEDIA_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}

/** Endpoints that share method and path differ by content type: JSON or form parts. */
function pick(routes: readonly Route[], request: FastifyRequest): Route {
  const isForm = request.headers["content-type"]?.startsWith("multipart/form-data") ?? false;
  const fitting = routes.find(({ endpoint }) => isMultipart(endpoint.body) === isForm) ?? routes[0];
  if (!fitting) throw new Error("a spot without a route");
  return fitting;
}

/** Called with the signed-in caller of a tenant request. Must not delay the request. */
type Notice = (person: { readonly customer_id: string; readonly network: string; readonly user_agent: string }) => void;

function handler(
  routes: readonly Route[],
  services: Services,
  { identities, notice }: { identities: IdentityCache; notice: Notice },
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { endpoint, handle } = pick(routes, request);
    const base: PublicCtx = {
      services,
      db: services.database.system,
      network: networkOf(request.ip),
      user_agent: request.headers["user-agent"] ?? "",
      cookies: request.headers.cookie,
      setCookie: (header) => void reply.header("set-cookie", header),
    };
    const params = request.params as Record<string, string>;
    const { authorization, [CUSTOMER_HEADER]: meant } = request.headers;
    const meant_customer = meant === undefined ? undefined : String(meant);
    const token = bearerOf(authorization);
    const find = async (secret: string) => {
      const identity = await identities.find(secret);
      if (identity?.actor.kind === "token") await meterToken(base.db, reply, identity.actor);
      return identity;
    };
    const needed = NEEDED_SCOPES.get(endpoint);
    const ctx = await authenticate(endpoint, base, find, { token, meant_customer, params, needed });
    if ("actor" in ctx && token && ctx.actor.kind !== "token")
      offerDraftImages(request, reply, mediaCookieOf(ctx.actor.token_id, token));
    if ("actor" in ctx && ctx.actor.kind === "user" && ctx.customer_id)
      notice({ customer_id: ctx.customer_id, network: base.network, user_agent: base.user_agent });
    const input = {
      params: parseInput(endpoint.params, "path", params),
      query: parseInput(endpoint.query, "query", request.query),
      body: await readBody(endpoint, request),
    };
    const once = onceOf(endpoint, request);
    try {
      if (once && !isFile(endpoint.response)) {
        const { response } = endpoint;
        const act = async (held: TenantCtx) => textOf(response, reply, await handle(held as never, input as never));
        const { text, isReplay } = await answerOnce(ctx as TenantCtx, once, act);
        if (isReplay) void reply.header("idempotency-replayed", "true");
        return sendText(endpoint, reply, text);
      }
      return send(endpoint, reply, await handle(ctx as never, input as never));
    } finally {
      if (isMultipart(endpoint.body) && isSpooled(endpoint.body)) await dropSpooled(input.body as SpooledUpload);
      // Any write may have changed an identity: once a write is answered, its effect must be visible.
      if (endpoint.method !== "GET") identities.forget();
    }
  };
}

function bySpot(routes: readonly Route[]): Iterable<[Route, ...Route[]]> {
  const spots = new Map<string, [Route, ...Route[]]>();
  for (const one of routes) {
    const spot = `${one.endpoint.method} ${one.endpoint.path}`;
    const others = spots.get(spot);
    if (others) others.push(one);
    else spots.set(spot, [one]);
  }
  return spots.values();
}

/** Every endpoint becomes a route, parsed, authenticated and serialised by the contract. */
export async function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  notice: Notice = () => undefined,
) {
  await app.register(multipartPlugin);
  const identities = createIdentityCache(services);
  app.addHook("onClose", identities.stop);
  for (const group of bySpot(routes)) {
    const [{ endpoint }] = group;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      ...(endpoint.max_bytes && { bodyLimit: endpoint.max_bytes }),
      ...(endpoint.has_etag && { onSend: markContent }),
      handler: handler(group, services, { identities, notice }),
    });
  }
}
