import { workerTask } from "#server/platform/workers/worker-task.ts";

const limits = { deadline_ms: 60_000, max_input_bytes: 1000 };

export const measure = workerTask<string, number>("measure", limits);
export const makeBytes = workerTask<number, { bytes: Uint8Array }>("make_bytes", limits);
export const sayProcess = workerTask<null, number>("say_process", limits);
export const countTables = workerTask<null, number>("count_tables", limits);
export const fail = workerTask<null, null>("fail", limits);
/** Never returns. */
export const loop = workerTask<null, never>("loop", limits);
export const loopInBackground = workerTask<null, never>("loop", { ...limits, is_background: true });
/** Allocates until out of memory. */
export const leak = workerTask<"little by little" | "in leaps", never>("leak", limits);
/** A different result each time. */
export const scribble = workerTask<{ size: number; title: string }, Uint8Array>("scribble", limits);
