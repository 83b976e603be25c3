import type { Thread } from "./start-thread.ts";

/** Threads without a task: kept for a while, since starting one takes longer than most tasks. */
export function createResting(idle_ms: number) {
  const timers = new Map<Thread, NodeJS.Timeout>();
  const remove = (thread: Thread) => {
    clearTimeout(timers.get(thread));
    timers.delete(thread);
    return thread;
  };
  return {
    add: (thread: Thread) => {
      const timer = setTimeout(() => void remove(thread).stop(), idle_ms);
      timer.unref();
      timers.set(thread, timer);
    },
    take: () => {
      for (const thread of timers.keys()) if (remove(thread).isAlive()) return thread;
      return undefined;
    },
    stop: () => Promise.all([...timers.keys()].map((thread) => remove(thread).stop())),
  };
}
