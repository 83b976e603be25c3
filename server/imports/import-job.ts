import type { UiLocale } from "#contract/common.ts";
import { type Import, importsApi, type ImportOptions, type ImportSubject } from "#contract/imports.ts";
import type { Db } from "#server/platform/database/db.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";
import type { ImportJobRow } from "./import-plan.ts";

/** Which import, which of its jobs, and who asked for it. */
export type ImportJob = {
  readonly customer_id: string;
  readonly import_id: string;
  readonly job_id: string;
  readonly user_id: string;
};
export type Working = "checking" | "running" | "undoing";

/** The import as the job found it when it took it on. */
export type ImportWork = { readonly job: ImportJob; readonly import: ImportJobRow };

export type Uploaded = {
  readonly bytes: Uint8Array;
  readonly subject: ImportSubject;
  /** The language of whoever uploads it: dates may be in its order. */
  readonly ui_locale?: UiLocale | undefined;
};
export type Inspected = Pick<Import, "format" | "columns" | "row_count" | "mapping"> & {
  readonly date_order: ImportOptions["date_order"];
};

/** Somebody waits for it: the first look at a file. */
export const INSPECT_UPLOAD = workerTask<Uploaded, Inspected>("inspect_upload", {
  deadline_ms: 60_000,
  max_input_bytes: importsApi.upload.max_bytes + 1000,
});

const LIMITS = { deadline_ms: 10 * 60_000, max_input_bytes: 4 * 1024 * 1024, is_background: true };

/** Each is done in a worker process: whatever a file holds, requests go on being answered. */
export const IMPORT_TASKS = {
  checking: workerTask<ImportWork, void>("check_import", LIMITS),
  running: workerTask<ImportWork, void>("run_import", LIMITS),
  undoing: workerTask<ImportWork, void>("undo_import", LIMITS),
};

/** The import as long as it belongs to this job. */
export const ofJob = (db: Db, { customer_id, import_id, job_id }: ImportJob, working: Working) =>
  db
    .updateTable("imports")
    .where("customer_id", "=", customer_id)
    .where("id", "=", import_id)
    .where("job_id", "=", job_id)
    .where("state", "=", working);
