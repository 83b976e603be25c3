import type { FastifyInstance, FastifyRequest } from "fastify";
import { Histogram, type Registry } from "prom-client";
import type { Log } from "./log.ts";

/** People notice delays from here on. */
const STALL_MS = 200;
const LOOK_EVERY_MS = 50;

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? "none"}`;

/** Routes active since the last check: the one that blocked the others may just have finished. */
function followRoutes(app: FastifyInstance) {
  const active = new Set<FastifyRequest>();
  let ended: string[] = [];
  app.addHook("onRequest", (request, _, next) => {
    active.add(request);
    next();
  });
  const leave = (request: FastifyRequest) => {
    if (active.delete(request)) ended.push(routeOf(request));
  };
  app.addHook("onResponse", (request, _, next) => {
    leave(request);
    next();
  });
  app.addHook("onRequestAbort", (request, next) => {
    leave(request);
    next();
  });
  return () => {
    const seen = [...new Set([...ended, ...[...active].map(routeOf)])].toSorted();
    ended = [];
    return seen;
  };
}

/** CPU time of this process. It does not grow while the process waits for a busy machine. */
function workedMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Detects that the event loop was blocked. */
export function watchLoop(app: FastifyInstance, { log, registry }: { log: Log; registry: Registry }) {
  const stalls = new Histogram({
    name: "event_loop_stall_seconds",
    help: "How long the event loop was blocked, when it was more than 200 ms",
    buckets: [0.2, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  });
  const routesSinceLastLook = followRoutes(app);
  let last = performance.now();
  let worked = workedMs();
  const look = () => {
    const now = performance.now();
    const late = now - last - LOOK_EVERY_MS;
    const work = workedMs() - worked;
    last = now;
    worked += work;
    const routes = routesSinceLastLook();
    if (late < STALL_MS) return;
    stalls.observe(late / 1000);
    // The machine was busy with something else: no route of ours is to blame.
    if (work < STALL_MS) return;
    log.warn({ ms: Math.round(late), routes }, "the event loop was blocked");
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook("onClose", () => clearInterval(timer));
}
