import type { TextPlace } from "#contract/translations.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** A translator's file, read: which language it is in, and what it says. */
export type FileUnit = { readonly name: string; readonly source: string; readonly target: string };
export type ReadFile = { readonly locale: string; readonly units: readonly FileUnit[] };

/** Names a text in a file: what comes back is found again by it. */
export const unitName = ({ subject_type, subject_id, field }: TextPlace) => `${subject_type}/${subject_id}/${field}`;

/** More than any guide has; a file of this size is read in a second. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_UNITS = 50_000;

/** Somebody waits for it, in a worker process: whatever the file holds, requests go on being answered. */
export const READ_TRANSLATIONS = workerTask<{ readonly bytes: Uint8Array }, ReadFile>("read_translations", {
  deadline_ms: 30_000,
  max_input_bytes: MAX_FILE_BYTES + 1000,
});
