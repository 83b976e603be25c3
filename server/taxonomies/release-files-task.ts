import { taxonomiesApi } from "#contract/taxonomies.ts";
import type { JsonObject } from "#datachain/document-form.ts";
import type { Symbols } from "#datachain/release.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** Interactive, but in a worker, so that a bad file cannot block requests. */
export const READ_RELEASE = workerTask<
  { readonly bytes: Uint8Array },
  { readonly release: JsonObject; readonly symbols: Symbols }
>("read_release", { deadline_ms: 30_000, max_input_bytes: taxonomiesApi.read.max_bytes + 1000 });
