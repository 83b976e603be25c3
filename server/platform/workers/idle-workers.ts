import type { Worker } from "./start-worker.ts";

/** Idle workers are kept for a while, since starting one takes longer than most tasks. */
export function createIdleWorkers(idle_ms: number) {
  const timers = new Map<Worker, NodeJS.Timeout>();
  const remove = (worker: Worker) => {
    clearTimeout(timers.get(worker));
    timers.delete(worker);
    return worker;
  };
  return {
    add: (worker: Worker) => {
      const timer = setTimeout(() => void remove(worker).stop(), idle_ms);
      timer.unref();
      timers.set(worker, timer);
    },
    take: () => {
      for (const worker of timers.keys()) if (remove(worker).isAlive()) return worker;
      return undefined;
    },
    stop: () => Promise.all([...timers.keys()].map((worker) => remove(worker).stop())),
  };
}
