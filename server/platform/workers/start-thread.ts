import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Connections } from "../db.ts";
import { AppError } from "../errors.ts";
import { defer, type Settle } from "./deferred.ts";
import { type FromThread, type ThreadData, type ToThread, unpackError } from "./thread-messages.ts";

export type ThreadOptions = {
  /** The file a thread begins with: server/worker.ts, or what it was built into. */
  readonly entry: string;
  readonly connections: Connections;
  /** What a thread's objects may take up. Buffers do not count: the size of the input bounds them. */
  readonly heap_mb: number;
};

type Call = {
  readonly name: string;
  readonly input: Uint8Array;
  readonly deadline_ms: number;
  readonly onProgress: (done: number) => void;
};

export type Thread = {
  readonly run: (call: Call) => Promise<unknown>;
  /** Ends it whatever it is doing; who waits for it is given the reason. */
  readonly end: (reason: Error) => Promise<void>;
  /** Lets it close its connections and end by itself. */
  readonly stop: () => Promise<void>;
  /** Whether it can be given another task. */
  readonly isAlive: () => boolean;
};

/** Until its code is loaded: generous, for the machine may be busy. */
const START_MS = 60_000;
const STOP_MS = 2000;

/** The bundle begins by itself; the sources, which development runs, need a beginning of their own. */
const fileOf = (entry: string) => (entry.endsWith(".ts") ? join(import.meta.dirname, "run-source.mjs") : entry);

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";

const tookTooLong = () => new AppError("took_too_long", "This took too long and was stopped");
const outOfMemory = (cause: unknown) =>
  new AppError("out_of_memory", "This needed too much memory and was stopped", { cause });

export function startThread({ entry, connections, heap_mb }: ThreadOptions): Thread {
  const worker = new Worker(fileOf(entry), {
    name: "guidepost-worker",
    workerData: { connections, entry } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: heap_mb },
  });
  const send = (message: ToThread) => worker.postMessage(message, []);
  const [ready, exited] = [defer<void>(), defer<void>()];
  let isAlive = true;
  let reason = new Error("The worker thread ended by itself");
  let current: (Settle<unknown> & Pick<Call, "onProgress">) | undefined;

  worker.on("message", (message: FromThread) => {
    if (message.kind === "ready") ready.resolve();
    else if (message.kind === "progress") current?.onProgress(message.done);
    else if (message.kind === "done") current?.resolve(message.output);
    else current?.reject(unpackError(message.error));
  });
  worker.on("error", (error: Error) => {
    isAlive = false;
    reason = isOutOfMemory(error) ? outOfMemory(error) : error;
  });
  // Who waits is told once the thread is gone, and its connections with it.
  worker.once("exit", () => {
    isAlive = false;
    ready.reject(reason);
    current?.reject(reason);
    exited.resolve();
  });

  const end = async (why: Error) => {
    isAlive = false;
    reason = why;
    await worker.terminate();
  };
  const within = async <T>(ms: number, promise: Promise<T>) => {
    const timer = setTimeout(() => void end(tookTooLong()), ms);
    return promise.finally(() => clearTimeout(timer));
  };
  return {
    run: async ({ name, input, deadline_ms, onProgress }) => {
      worker.ref();
      await within(START_MS, ready.promise);
      const { promise, ...settle } = defer<unknown>();
      current = { ...settle, onProgress };
      send({ kind: "run", name, input });
      return within(deadline_ms, promise).finally(() => worker.unref());
    },
    end,
    stop: async () => {
      isAlive = false;
      send({ kind: "stop" });
      await within(STOP_MS, exited.promise);
    },
    isAlive: () => isAlive,
  };
}
