import helmet from "@fastify/helmet";
import cors from "@fastify/cors";
import Fastify, { type FastifyError, type FastifyInstance, LogController } from "fastify";
import { randomUUID } from "node:crypto";
import { endpoints } from "#contract/index.ts";
import { serveAdmin } from "./platform/admin-files.ts";
import { apiDocs } from "./platform/api-docs.ts";
import { publicConfig } from "./platform/config.ts";
import { AppError, fromConstraint } from "./platform/errors.ts";
import { registerHosts } from "./platform/hosts.ts";
import { mountRoutes } from "./platform/http.ts";
import { registerMapFile } from "./platform/map-file.ts";
import { registerMedia } from "./platform/media.ts";
import { openApi } from "./platform/openapi.ts";
import { registerProbes } from "./platform/probes.ts";
import { contentSecurityPolicy } from "./platform/security.ts";
import type { Services } from "./platform/services.ts";
import { registerTlsAllowed } from "./platform/tls-allowed.ts";
import { constraints, routes } from "./routes.ts";

const JSON_LIMIT = 1024 * 1024;
const SECOND = 1000;
/** Enough for 20 MB over a slow line; an upload that never ends is ended. */
const REQUEST_TIMEOUT = 300 * SECOND;
const HEADERS_TIMEOUT = 30 * SECOND;
/** Nothing sent and nothing received for so long: the other end is gone. */
const SILENCE_TIMEOUT = 120 * SECOND;

/** What a thrown thing is to the caller. `undefined`: a bug of ours. */
function known(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new AppError("body_too_large", "That is more than may be sent here");
  if (error.statusCode === 400 || error.statusCode === 415) return new AppError("invalid_input", error.message);
  return fromConstraint(error, constraints);
}

function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const expected = known(error);
    if (!expected) {
      request.log.error({ err: error }, "unexpected error");
      return reply.code(500).send({ code: "internal", message: "Internal Server Error" });
    }
    if (expected.details.retry_after) void reply.header("retry-after", expected.details.retry_after);
    return reply.code(expected.status).send(expected.body());
  });
}

function registerDocuments(app: FastifyInstance, services: Services) {
  const document = openApi(endpoints);
  const page = apiDocs(endpoints);
  app.get("/api/openapi.json", () => document);
  app.get("/api/docs", (_, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/config.json", (_, reply) => reply.header("cache-control", "no-cache").send(publicConfig(services.config)));
}

/** The whole server without listening and without reading the environment: what tests import. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    bodyLimit: JSON_LIMIT,
    trustProxy: services.config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // platform/probes.ts writes the one line a request has.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: SILENCE_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT },
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance;
  handleErrors(app);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(services.config),
    strictTransportSecurity: false,
  });
  const { CORS_ORIGINS } = services.config;
  await app.register(cors, {
    origin: CORS_ORIGINS.length ? CORS_ORIGINS : false,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
  });
  registerHosts(app, services);
  registerProbes(app, services);
  registerTlsAllowed(app, services);
  registerDocuments(app, services);
  registerMedia(app, services.storage);
  await registerMapFile(app, services.config);
  await mountRoutes(app, routes, services);
  await serveAdmin(app);
  return app;
}
