import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Registry } from "prom-client";
import { registerResponseTimes } from "./response-times.ts";
import { databaseAway } from "#server/platform/database/database-errors.ts";
import { AppError } from "./errors.ts";
import { watchLoop } from "#server/platform/process/loop-watch.ts";
import type { Services } from "#server/platform/services.ts";
import { signInFailures } from "#server/platform/identity/sign-in-failures.ts";
import { registerWorkerMetrics } from "#server/platform/workers/worker-metrics.ts";

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** Node decodes headers as Latin-1, whatever the client sent. */
const isSame = (header: string, expected: string) =>
  timingSafeEqual(digest(Buffer.from(header, "latin1")), digest(Buffer.from(expected)));

function requireMetricsReader(token: string | undefined, { headers, ip }: FastifyRequest) {
  if (token && !isSame(headers.authorization ?? "", `Bearer ${token}`))
    throw new AppError("unauthenticated", "The token is invalid");
  if (!token && !/^(127\.|::1$|::ffff:127\.)/.test(ip)) throw new AppError("not_found", "Not found");
}

type Noted = { readonly method: string; readonly route: string; readonly status: number; readonly ms: number };
export type Note = (noted: Noted, id?: string) => void;

/** One log line and one measurement per request: method, route, status and time, no personal data. */
export function registerProbes(app: FastifyInstance, { config, database, workers, log }: Services): Note {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerWorkerMetrics(registry, workers);
  registry.registerMetric(signInFailures);
  watchLoop(app, { log, registry });
  const observe = registerResponseTimes(registry);
  // four plain values: redacting them takes ten times as long as writing them
  const lines = log.child({}, { redact: [] });
  const note: Note = (noted, id = randomUUID()) => {
    observe(noted, noted.ms / 1000);
    const { method, route, status, ms } = noted;
    lines.info({ reqId: id, method, route, status, ms: Math.round(ms * 10) / 10 });
  };
  app.addHook("onRequest", (request, reply, next) => {
    void reply.header("x-request-id", request.id);
    next();
  });
  app.addHook("onResponse", (request, reply, next) => {
    const { method, routeOptions, id } = request;
    note({ method, route: routeOptions.url ?? "none", status: reply.statusCode, ms: reply.elapsedTime }, id);
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
  return note;
}
