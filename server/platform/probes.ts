import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { databaseAway } from "./database-errors.ts";
import { AppError } from "./errors.ts";
import { watchLoop } from "./loop-watch.ts";
import type { Services } from "./services.ts";
import { signInFailures } from "./sign-in-failures.ts";
import { registerWorkerMetrics } from "./workers/worker-metrics.ts";

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** Node reads headers as Latin-1, whatever the caller wrote. */
const isSame = (header: string, expected: string) =>
  timingSafeEqual(digest(Buffer.from(header, "latin1")), digest(Buffer.from(expected)));

function requireMetricsReader(token: string | undefined, { headers, ip }: FastifyRequest) {
  if (token && !isSame(headers.authorization ?? "", `Bearer ${token}`))
    throw new AppError("unauthenticated", "The token is invalid");
  if (!token && !/^(127\.|::1$|::ffff:127\.)/.test(ip)) throw new AppError("not_found", "Not found");
}

/** One log line and one measurement a request: method, route, status and time, nothing about the person. */
export function registerProbes(app: FastifyInstance, { config, database, workers, log }: Services) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerWorkerMetrics(registry, workers);
  registry.registerMetric(signInFailures);
  watchLoop(app, { log, registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  // four plain values: to look for secrets in them takes ten times as long as writing them
  const lines = log.child({}, { redact: [] });
  app.addHook("onRequest", (request, reply, next) => {
    void reply.header("x-request-id", request.id);
    next();
  });
  app.addHook("onResponse", (request, reply, next) => {
    const route = request.routeOptions.url ?? "none";
    const seconds = reply.elapsedTime / 1000;
    duration.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    lines.info({
      reqId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    next();
  });
  app.addHook("onClose", () => registry.clear());

  app.get("/healthz", () => ({ ok: true }));
  app.get("/readyz", async () => {
    await sql`select 1`.execute(database.system).catch((error: unknown) => {
      throw databaseAway(error);
    });
    return { ok: true };
  });
  app.get("/metrics", async (request, reply) => {
    requireMetricsReader(config.METRICS_TOKEN, request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
