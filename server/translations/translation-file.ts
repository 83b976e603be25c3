import type { TextPlace } from "#contract/translations.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

export type FileUnit = { readonly name: string; readonly source: string; readonly target: string };
export type ReadFile = { readonly locale: string; readonly units: readonly FileUnit[] };

/** Identifies a text when the file comes back. */
export const unitName = ({ subject_type, subject_id, field }: TextPlace) => `${subject_type}/${subject_id}/${field}`;

/** More than any guide has. Reading a file of this size takes about a second. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_UNITS = 50_000;

/** Interactive, but in a worker, so that a bad file cannot block requests. */
export const READ_TRANSLATIONS = workerTask<{ readonly bytes: Uint8Array }, ReadFile>("read_translations", {
  deadline_ms: 30_000,
  max_input_bytes: MAX_FILE_BYTES + 1000,
});
