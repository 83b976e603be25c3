import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Connections } from "../database/db.ts";
import { AppError } from "../http/errors.ts";
import { defer, type Settle } from "./deferred.ts";
import { type FromWorker, type ToWorker, unpackError } from "./worker-messages.ts";

export type WorkerOptions = {
  /** The worker's entry point: server/worker.ts, or its bundle. */
  readonly entry: string;
  readonly connections: Connections;
  /** Heap limit. Buffers do not count: the input size limits them. */
  readonly heap_mb: number;
};

type Call = {
  readonly name: string;
  readonly input: Uint8Array;
  readonly deadline_ms: number;
  readonly onProgress: (done: number) => void;
};

export type Worker = {
  readonly run: (call: Call) => Promise<unknown>;
  /** Kills it; the pending call rejects with the reason. */
  readonly end: (reason: Error) => Promise<void>;
  /** Lets it close its connections and exit. */
  readonly stop: () => Promise<void>;
  /** Whether it accepts another task. */
  readonly isAlive: () => boolean;
};

/** Until its code is loaded; generous, for busy machines. */
const START_MS = 60_000;
const STOP_MS = 2000;

/** The bundle runs directly; in development, the sources need a loader. */
const fileOf = (entry: string) => (entry.endsWith(".ts") ? join(import.meta.dirname, "run-source.mjs") : entry);

/** A process, not a thread: V8 may run out of memory in ways that abort the whole process (decision 20). */
function launch({ entry, heap_mb }: WorkerOptions) {
  const worker = fork(fileOf(entry), [entry], {
    execArgv: [`--max-old-space-size=${heap_mb}`],
    serialization: "advanced",
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  if (worker.pid !== undefined) stepBack(worker.pid);
  return worker;
}

/** About half of the CPU share of others. */
const NICENESS = 3;

/** On few CPUs, requests take priority over drawings. */
function stepBack(pid: number) {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It has already exited, or the OS does not permit this: then all have equal priority.
  }
}

/** An idle worker does not keep the process alive. */
const holdOpen = (worker: ChildProcess, isHeld: boolean) => {
  const change = isHeld ? "ref" : "unref";
  worker[change]();
  worker.channel?.[change]();
  (worker.stderr as unknown as { ref(): void; unref(): void } | null)?.[change]();
};

const tookTooLong = () => new AppError("took_too_long", "This took too long and was stopped");
const LAST_WORDS = 2000;

/** Node prints this before it aborts when out of memory. */
const exitReason = (lastWords: string, how: unknown) =>
  lastWords.includes("heap out of memory")
    ? new AppError("out_of_memory", "This needed too much memory and was stopped")
    : new Error(`The worker ended by itself (${String(how)}). ${lastWords}`.trim());

export function startWorker(options: WorkerOptions): Worker {
  const worker = launch(options);
  // An exited worker receives nothing; the exit handler reports that.
  const send = (message: ToWorker) => void (worker.connected && worker.send(message, () => undefined));
  const [ready, exited] = [defer<void>(), defer<void>()];
  ready.promise.catch(() => undefined);
  let isAlive = true;
  let reason: Error | undefined;
  let lastWords = "";
  let current: (Settle<unknown> & Pick<Call, "onProgress">) | undefined;

  worker.on("message", (message: FromWorker) => {
    if (message.kind === "ready") ready.resolve();
    else if (message.kind === "progress") current?.onProgress(message.done);
    else if (message.kind === "done") current?.resolve(message.output);
    else current?.reject(unpackError(message.error));
  });
  worker.stderr?.setEncoding("utf8").on("data", (words: string) => {
    lastWords = (lastWords + words).slice(0, LAST_WORDS);
  });
  // Reject only after the process has exited and its connections are closed.
  const leave = (how: unknown) => {
    isAlive = false;
    reason ??= exitReason(lastWords, how);
    ready.reject(reason);
    current?.reject(reason);
    exited.resolve();
  };
  worker.once("error", leave);
  worker.once("close", (code, signal) => leave(signal ?? code));

  const end = async (why: Error) => {
    isAlive = false;
    reason ??= why;
    worker.kill("SIGKILL");
    await exited.promise;
  };
  const within = async <T>(ms: number, promise: Promise<T>) => {
    const timer = setTimeout(() => void end(tookTooLong()), ms);
    return promise.finally(() => clearTimeout(timer));
  };
  send({ kind: "begin", connections: options.connections });
  return {
    run: async ({ name, input, deadline_ms, onProgress }) => {
      holdOpen(worker, true);
      await within(START_MS, ready.promise);
      const { promise, ...settle } = defer<unknown>();
      current = { ...settle, onProgress };
      send({ kind: "run", name, input });
      return within(deadline_ms, promise).finally(() => holdOpen(worker, false));
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
