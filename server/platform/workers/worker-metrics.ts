import { Counter, Gauge, type Registry } from "prom-client";
import type { Workers } from "./worker-pool.ts";

export function registerWorkerMetrics(registry: Registry, { statistics }: Workers) {
  const running = new Gauge({
    name: "worker_tasks_running",
    help: "Tasks that workers are doing",
    registers: [],
    collect() {
      this.set(statistics().running);
    },
  });
  const waiting = new Gauge({
    name: "worker_tasks_waiting",
    help: "Tasks that wait for a worker",
    registers: [],
    collect() {
      this.set(statistics().waiting);
    },
  });
  const ended = new Counter({
    name: "worker_tasks_ended_total",
    help: "Tasks that were ended at a limit",
    labelNames: ["reason"],
    registers: [],
    collect() {
      const { timed_out, out_of_memory } = statistics();
      this.reset();
      this.inc({ reason: "timed_out" }, timed_out);
      this.inc({ reason: "out_of_memory" }, out_of_memory);
    },
  });
  for (const metric of [running, waiting, ended]) registry.registerMetric<string>(metric);
}
