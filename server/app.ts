import cors from "@fastify/cors";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { randomUUID } from "node:crypto";
import { api } from "#contract/index.ts";
import { createStaffRecorder } from "./analytics/counting/staff-recorder.ts";
import { serveAdmin } from "./platform/http/admin-files.ts";
import { apiDocs } from "./platform/http/api-docs.ts";
import { API_DOCS_SCRIPT } from "./platform/http/api-docs-script.ts";
import { publicConfig } from "./platform/config.ts";
import { fromDatabase } from "./platform/database/database-errors.ts";
import { AppError, fromConstraint } from "./platform/http/errors.ts";
import { mountRoutes } from "./platform/http/http.ts";
import { cookieIn } from "./platform/http/cookies.ts";
import { originalKeysOf } from "./platform/media/image-keys.ts";
import { MEDIA_COOKIE, mayReadDrafts } from "./platform/media/draft-images.ts";
import { findImageUse } from "./platform/media/image-use.ts";
import { registerMapFile } from "./platform/maps/map-file.ts";
import { registerMedia } from "./platform/media/media.ts";
import { openApi } from "./platform/http/openapi.ts";
import { registerProbes } from "./platform/http/probes.ts";
import { registerSecurityHeaders } from "./platform/http/security.ts";
import type { Services } from "./platform/services.ts";
import { registerTlsAllowed } from "./platform/http/tls-allowed.ts";
import { trustProxy } from "./platform/http/trusted-proxies.ts";
import { registerMcp } from "./assistants/register-mcp.ts";
import { openFrontDoor } from "./guide/open-front-door.ts";
import { mayPreviewImages, PREVIEW_MEDIA_COOKIE } from "./guide/find-previewer.ts";
import { registerGuide } from "./guide/register-guide.ts";
import { registerCallbacks } from "./identity-providers/register-callbacks.ts";
import { constraints, routes } from "./routes.ts";
import { registerScim } from "./scim/register-scim.ts";
import { registerOneClick } from "./user/leave-digest.ts";

const JSON_LIMIT = 1024 * 1024;
const SECOND = 1000;
/** Enough for 64 MB at two megabits a second; longer uploads are cut off. */
const REQUEST_TIMEOUT = 300 * SECOND;
const HEADERS_TIMEOUT = 30 * SECOND;
/** After this long without traffic in either direction, the connection is dead. */
const SILENCE_TIMEOUT = 120 * SECOND;

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** Fastify and its plugins set the status of their own 4xx errors. */
const isRefusal = ({ code, statusCode = 500 }: FastifyError) =>
  code?.startsWith("FST_") && statusCode >= 400 && statusCode < 500;

/** The error to return to the caller. `undefined` means a bug of ours. */
function known(error: FastifyError, { routeOptions }: FastifyRequest): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new AppError("body_too_large", `The request is larger than ${megabytes(routeOptions.bodyLimit)} MB`);
  if (error.statusCode === 400 || isRefusal(error)) return new AppError("invalid_input", error.message);
  return fromConstraint(error, constraints) ?? fromDatabase(error);
}

function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const expected = known(error, request);
    if (!expected) {
      request.log.error({ reqId: request.id, err: error }, "unexpected error");
      return reply.code(500).send({ code: "internal", message: "Internal Server Error" });
    }
    if (expected.status >= 500) request.log.warn({ reqId: request.id, err: expected.details.cause }, expected.message);
    if (expected.details.retry_after) void reply.header("retry-after", expected.details.retry_after);
    return reply.code(expected.status).send(expected.body());
  });
}

/** Escapes undecodable URLs, so that the host's own handler answers 404 instead of the router. */
function decodableUrl({ url = "/" }: { url?: string | undefined }) {
  if (!url.includes("%")) return url;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}

/** Build the OpenAPI document lazily: it is 10 % of start-up time. */
function registerDocuments(app: FastifyInstance, services: Services) {
  let document: ReturnType<typeof openApi> | undefined;
  let page: string | undefined;
  const origin = services.config.PUBLIC_API_BASE || services.config.app_origin;
  app.get("/api/openapi.json", () => (document ??= openApi(api, origin)));
  app.get("/api/docs", (_, reply) => reply.type("text/html; charset=utf-8").send((page ??= apiDocs(api, origin))));
  app.get("/api/docs.js", (_, reply) => reply.type("text/javascript; charset=utf-8").send(API_DOCS_SCRIPT));
  app.get("/config.json", (_, reply) => reply.header("cache-control", "no-cache").send(publicConfig(services.config)));
}

/** Fastify refuses requests during shutdown: tell clients to retry with the next process. */
function sendRetryAfter(app: FastifyInstance) {
  app.addHook("preClose", (done) => {
    app.server.prependListener("request", (_, response) => void response.setHeader("retry-after", "1"));
    done();
  });
}

/** The whole server, without listening or reading the environment, so that tests can import it. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    bodyLimit: JSON_LIMIT,
    trustProxy: trustProxy(services.config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    // a child logger per request would cost more than a cached response; log lines add the request id themselves
    childLoggerFactory: (log) => log,
    requestIdHeader: false,
    rewriteUrl: decodableUrl,
    // platform/http/probes.ts writes the single log line per request.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: SILENCE_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT },
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance;
  handleErrors(app);
  sendRetryAfter(app);
  const findReady = await registerGuide(app, services);
  await registerSecurityHeaders(app, services.config);
  const { CORS_ORIGINS } = services.config;
  await app.register(cors, {
    origin: CORS_ORIGINS.length ? CORS_ORIGINS : false,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    exposedHeaders: ["retry-after"],
  });
  const note = registerProbes(app, services);
  openFrontDoor(app, services.config, { findReady, note });
  registerTlsAllowed(app, services);
  registerDocuments(app, services);
  registerMedia(app, {
    storage: services.storage,
    findUse: (key) => findImageUse(services.database.system, originalKeysOf(key)),
    mayReadDrafts: async (key, cookies) => {
      const { system } = services.database;
      const keys = originalKeysOf(key);
      return (
        // An admin on another host does not get this host's cookie.
        CORS_ORIGINS.length > 0 ||
        (await mayReadDrafts(system, cookieIn(cookies, MEDIA_COOKIE), keys)) ||
        mayPreviewImages(services.database, cookieIn(cookies, PREVIEW_MEDIA_COOKIE) ?? "", keys)
      );
    },
  });
  await registerMapFile(app, services.config);
  await mountRoutes(app, routes, services, createStaffRecorder(services));
  await registerOneClick(app, services);
  await registerCallbacks(app, services);
  registerMcp(app, services);
  await registerScim(app, services);
  await serveAdmin(app);
  return app;
}
