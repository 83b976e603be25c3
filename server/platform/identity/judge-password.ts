import { workerTask } from "#server/platform/workers/worker-task.ts";

export type Judged = {
  readonly password: string;
  /** What is known of the person: email, name, organization. */
  readonly about: readonly string[];
};

/** In a worker: reading the dictionaries holds up whoever does it for a third of a second. */
export const JUDGE_PASSWORD = workerTask<Judged, boolean>("judge_password", {
  deadline_ms: 10_000,
  max_input_bytes: 64 * 1024,
});
