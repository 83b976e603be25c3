import { serialize } from "node:v8";
import type { Log } from "#server/platform/process/log.ts";
import { AppError } from "../http/errors.ts";
import { defer, type Settle } from "./deferred.ts";
import { createFileCache } from "./file-cache.ts";
import { startWorker, type Worker, type WorkerOptions } from "./start-worker.ts";
import type { WorkerTask } from "./worker-task.ts";

/** Idle workers are kept for a while, since starting one takes longer than most tasks. */
function createIdleWorkers(idle_ms: number) {
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

type OfCustomer = { readonly customer_id: string };

/** Fair scheduling: the customer served longest ago comes first, and within a customer the oldest request. */
function createTurns() {
  const served = new Map<string, number>();
  let turn = 0;
  const lastOf = ({ customer_id }: OfCustomer) => served.get(customer_id) ?? 0;
  return {
    first: <T extends OfCustomer>(jobs: readonly T[]) =>
      jobs.reduce<T | undefined>((best, job) => (best && lastOf(best) <= lastOf(job) ? best : job), undefined),
    note: ({ customer_id }: OfCustomer) => {
      if (served.size > 1000) served.clear();
      served.set(customer_id, (turn += 1));
    },
  };
}

type PoolOptions = WorkerOptions & {
  readonly processes: number;
  readonly log: Log;
  /** Maximum queue length, in total and per customer. */
  readonly max_waiting?: number;
  readonly max_waiting_of_customer?: number;
  readonly idle_ms?: number;
};

type RunOptions = {
  /** For fair scheduling between customers. */
  readonly customer_id?: string;
  readonly deadline_ms?: number;
  readonly onProgress?: (done: number) => void;
  /** Cancels the task, whether queued or running. */
  readonly signal?: AbortSignal;
};

export type WorkerStatistics = {
  readonly running: number;
  readonly waiting: number;
  readonly timed_out: number;
  readonly out_of_memory: number;
};

/** Runs long calculations in separate processes, so that requests are not blocked. */
export type Workers = {
  readonly run: <Input, Output>(
    task: WorkerTask<Input, Output>,
    input: NoInfer<Input>,
    options?: RunOptions,
  ) => Promise<Output>;
  /** The same for a file, cached by task and input. */
  readonly draw: <Input>(
    task: WorkerTask<Input, Uint8Array>,
    input: NoInfer<Input>,
    options?: RunOptions,
  ) => Promise<Uint8Array>;
  readonly statistics: () => WorkerStatistics;
  /** Kills running tasks and rejects queued ones. */
  readonly stop: () => Promise<void>;
};

type Job = Required<Omit<RunOptions, "signal">> &
  Settle<unknown> & { readonly task: WorkerTask<never, unknown>; readonly input: Uint8Array };

/** How long an interactive task may wait in the queue. */
const LONGEST_WAIT_MS = 30_000;
const RETRY_SECONDS = 5;
const unavailable = (message: string) => new AppError("unavailable", message, { retry_after: RETRY_SECONDS });

const unwanted = () => new Error("The task was cancelled");

function checkSize({ max_input_bytes }: WorkerTask<never, unknown>, input: Uint8Array) {
  if (input.byteLength > max_input_bytes)
    throw new AppError("body_too_large", `This is larger than ${max_input_bytes} bytes`);
}

export function createWorkers(options: PoolOptions): Workers {
  const { processes, log, max_waiting = 32, max_waiting_of_customer = 16 } = options;
  const waiting = new Set<Job>();
  const running = new Map<Job, Worker>();
  const turns = createTurns();
  const resting = createIdleWorkers(options.idle_ms ?? 60_000);
  const remembered = createFileCache();
  const ended = { timed_out: 0, out_of_memory: 0 };
  let isStopping = false;

  const count = ({ name }: Job["task"], error: unknown) => {
    if (!(error instanceof AppError)) return;
    if (error.code === "took_too_long") ended.timed_out += 1;
    else if (error.code === "out_of_memory") ended.out_of_memory += 1;
    else return;
    log.warn({ task: name, reason: error.code }, "a worker was ended");
  };
  const work = async (job: Job, worker: Worker) => {
    const { task, input, deadline_ms, onProgress, resolve, reject } = job;
    try {
      resolve(await worker.run({ name: task.name, input, deadline_ms, onProgress }));
    } catch (error) {
      count(task, error);
      reject(error);
    }
    running.delete(job);
    if (worker.isAlive()) resting.add(worker);
    startNext();
  };
  /** Neither background tasks nor one customer may take the last worker. */
  const mayStart = (job: Job) => {
    const most = Math.max(1, processes - 1);
    const others = [...running.keys()];
    const isAlone =
      !job.customer_id || others.filter(({ customer_id }) => customer_id === job.customer_id).length < most;
    return isAlone && (!job.task.is_background || others.filter(({ task }) => task.is_background).length < most);
  };
  const next = () => turns.first([...waiting].filter(mayStart));
  const startNext = () => {
    if (isStopping || running.size >= processes) return;
    const job = next();
    if (!job) return;
    waiting.delete(job);
    turns.note(job);
    const worker = resting.take() ?? startWorker(options);
    running.set(job, worker);
    void work(job, worker);
    startNext();
  };
  const wait = async (job: Job, promise: Promise<unknown>) => {
    const isOurs = (other: Job) => other.customer_id === job.customer_id;
    const isFull = waiting.size >= max_waiting || [...waiting].filter(isOurs).length >= max_waiting_of_customer;
    if (isStopping || isFull) throw unavailable("Too many tasks are running. Try again in a moment");
    waiting.add(job);
    startNext();
    if (!waiting.has(job) || job.task.is_background) return promise;
    const giveUp = () => waiting.delete(job) && job.reject(unavailable("It was not its turn in time"));
    const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
    return promise.finally(() => clearTimeout(timer));
  };

  const cancel = async (job: Job) => {
    if (waiting.delete(job)) job.reject(unwanted());
    else await running.get(job)?.end(unwanted());
  };

  const begin = async <Output>(task: WorkerTask<never, Output>, input: Uint8Array, options: RunOptions = {}) => {
    checkSize(task, input);
    const { customer_id = "", deadline_ms = task.deadline_ms, onProgress = () => undefined } = options;
    const { promise, ...settle } = defer<unknown>();
    // The cast is safe: worker.ts pairs each task with a function of its type.
    const job: Job = { task, input, customer_id, deadline_ms, onProgress, ...settle };
    const giveUp = () => void cancel(job);
    options.signal?.addEventListener("abort", giveUp);
    const answer = options.signal?.aborted ? Promise.reject(unwanted()) : wait(job, promise);
    return answer.finally(() => options.signal?.removeEventListener("abort", giveUp)) as Promise<Output>;
  };

  return {
    run: (task, value, options) => begin(task, serialize(value), options),
    draw: async (task, value, options) => {
      const input = serialize(value);
      return remembered(task, input, () => begin(task, input, options));
    },
    statistics: () => ({ running: running.size, waiting: waiting.size, ...ended }),
    stop: async () => {
      isStopping = true;
      const reason = unavailable("The server is stopping");
      for (const { reject } of waiting) reject(reason);
      waiting.clear();
      await Promise.all([resting.stop(), ...[...running.values()].map((worker) => worker.end(reason))]);
    },
  };
}
