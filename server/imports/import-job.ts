import type { UiLocale } from "#contract/common.ts";
import {
  type Import,
  type ImportPreview,
  importsApi,
  type ImportOptions,
  type ImportSubject,
  type ReadingChoice,
} from "#contract/imports.ts";
import type { Db } from "#server/platform/database/db.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";
import type { ImportJobRow } from "./import-plan.ts";
import type { PreviewOrder } from "./mapping/preview-import.ts";

/** Identifies an import, its current job and its author. */
export type ImportJob = {
  readonly customer_id: string;
  readonly import_id: string;
  readonly job_id: string;
  readonly user_id: string;
};
export type Working = "checking" | "running" | "undoing";

/** The job, with the import as claimed. */
export type ImportWork = { readonly job: ImportJob; readonly import: ImportJobRow };

export type Uploaded = {
  readonly bytes: Uint8Array;
  readonly subject: ImportSubject;
  /** The uploader's language, used to guess the date order. */
  readonly ui_locale?: UiLocale | undefined;
  /** How to read it; what is left out is found. */
  readonly choice?: ReadingChoice | undefined;
};
export type Rereading = Omit<Uploaded, "bytes"> & { readonly customer_id: string; readonly import_id: string };
export type Inspected = Pick<Import, "format" | "columns" | "row_count" | "recipe" | "reading"> & {
  readonly date_order: ImportOptions["date_order"];
};

/** Interactive, as the next one. */
export const PREVIEW_IMPORT = workerTask<PreviewOrder, ImportPreview>("preview_import", {
  deadline_ms: 60_000,
  max_input_bytes: 4 * 1024 * 1024,
});

/** Interactive: the uploader waits for the preview. */
export const INSPECT_UPLOAD = workerTask<Uploaded, Inspected>("inspect_upload", {
  deadline_ms: 60_000,
  max_input_bytes: importsApi.upload.max_bytes + 1000,
});

export const INSPECT_AGAIN = workerTask<Rereading, Inspected>("inspect_again", {
  deadline_ms: 60_000,
  max_input_bytes: 10_000,
});

const LIMITS = { deadline_ms: 10 * 60_000, max_input_bytes: 4 * 1024 * 1024, is_background: true };

/** Each runs in a worker, so that a bad file cannot block requests. */
export const IMPORT_TASKS = {
  checking: workerTask<ImportWork, void>("check_import", LIMITS),
  running: workerTask<ImportWork, void>("run_import", LIMITS),
  undoing: workerTask<ImportWork, void>("undo_import", LIMITS),
};

/** Only matches the import while it belongs to this job. */
export const ofJob = (db: Db, { customer_id, import_id, job_id }: ImportJob, working: Working) =>
  db
    .updateTable("imports")
    .where("customer_id", "=", customer_id)
    .where("id", "=", import_id)
    .where("job_id", "=", job_id)
    .where("state", "=", working);
