import { workerTask } from "#server/platform/workers/worker-task.ts";

export type Judged = {
  readonly password: string;
  /** The person's email, name and organization. */
  readonly about: readonly string[];
};

/** In a worker: loading the dictionaries blocks for a third of a second. */
export const JUDGE_PASSWORD = workerTask<Judged, boolean>("judge_password", {
  deadline_ms: 10_000,
  max_input_bytes: 64 * 1024,
});
