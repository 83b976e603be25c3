import type { Database } from "../database/db.ts";

type Limits = {
  readonly deadline_ms: number;
  /** Of the input as it is sent to the worker. */
  readonly max_input_bytes: number;
  /** Nobody is waiting for the answer: such tasks always leave a worker to those somebody waits for. */
  readonly is_background?: boolean;
};

/** What is done in a worker: a name, types and limits. The work itself is loaded by the worker only. */
export type WorkerTask<Input, Output> = Limits & {
  readonly name: string;
  /** For the compiler only: it is never set. */
  readonly types?: (input: Input) => Output;
};

export const workerTask = <Input, Output>(name: string, limits: Limits): WorkerTask<Input, Output> => ({
  name,
  ...limits,
});

/** What a worker offers its tasks. */
export type TaskTools = {
  /** The worker's own connections, opened when first asked for and closed with the worker. */
  readonly database: Database;
  readonly progress: (done: number) => void;
};

export type ServedTask = {
  readonly name: string;
  readonly work: (input: never, tools: TaskTools) => unknown;
};

/** Pairs a task with the function that does it. */
export const served = <Input, Output>(
  { name }: WorkerTask<Input, Output>,
  work: (input: Input, tools: TaskTools) => Output | Promise<Output>,
): ServedTask => ({ name, work });
