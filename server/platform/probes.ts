import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { AppError } from "./errors.ts";
import type { Services } from "./services.ts";
import { registerWorkerMetrics } from "./workers/worker-metrics.ts";

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function mayReadMetrics(token: string | undefined, header: string | undefined, address: string) {
  if (token) return isSame(header ?? "", `Bearer ${token}`);
  return /^(127\.|::1$|::ffff:127\.)/.test(address);
}

/** One log line and one measurement a request: method, route, status and time, nothing about the person. */
export function registerProbes(app: FastifyInstance, { config, database, workers }: Services) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerWorkerMetrics(registry, workers);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onRequest", (request, reply, next) => {
    void reply.header("x-request-id", request.id);
    next();
  });
  app.addHook("onResponse", (request, reply, next) => {
    const route = request.routeOptions.url ?? "none";
    const seconds = reply.elapsedTime / 1000;
    duration.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    request.log.info({
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
      throw new AppError("unavailable", "The database does not answer", { cause: error });
    });
    return { ok: true };
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(config.METRICS_TOKEN, request.headers.authorization, request.ip))
      throw new AppError("not_found", "Not found");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
