import type { Database } from "../database/db.ts";

type Limits = {
  readonly deadline_ms: number;
  /** Size of the input as sent to the worker. */
  readonly max_input_bytes: number;
  /** Nobody waits for the result: such tasks always leave a worker free for interactive ones. */
  readonly is_background?: boolean;
};

/** A task's name, types and limits. Only the worker loads the implementation. */
export type WorkerTask<Input, Output> = Limits & {
  readonly name: string;
  /** For the compiler only; never set. */
  readonly types?: (input: Input) => Output;
};

export const workerTask = <Input, Output>(name: string, limits: Limits): WorkerTask<Input, Output> => ({
  name,
  ...limits,
});

export type TaskTools = {
  /** The worker's own connections, opened on first use and closed with the worker. */
  readonly database: Database;
  readonly progress: (done: number) => void;
};

export type ServedTask = {
  readonly name: string;
  readonly work: (input: never, tools: TaskTools) => unknown;
};

export const served = <Input, Output>(
  { name }: WorkerTask<Input, Output>,
  work: (input: Input, tools: TaskTools) => Output | Promise<Output>,
): ServedTask => ({ name, work });
