import { pictureSheet, printSheet } from "./datachains/sheet/draw-order.ts";
import { PICTURE_SHEET, PRINT_SHEET } from "./datachains/sheet/sheet-order.ts";
import { checkImport } from "./imports/check-import.ts";
import { IMPORT_TASKS, INSPECT_UPLOAD } from "./imports/import-job.ts";
import { inspectUpload } from "./imports/inspect-upload.ts";
import { runImport } from "./imports/run-import.ts";
import { undoImport } from "./imports/undo-import.ts";
import { serveTasks } from "./platform/workers/serve-tasks.ts";
import { served } from "./platform/workers/worker-task.ts";

/** Where a worker thread begins: the tasks of all nouns (`services.workers`). */
serveTasks([
  served(PRINT_SHEET, printSheet),
  served(PICTURE_SHEET, pictureSheet),
  served(INSPECT_UPLOAD, inspectUpload),
  served(IMPORT_TASKS.checking, checkImport),
  served(IMPORT_TASKS.running, runImport),
  served(IMPORT_TASKS.undoing, undoImport),
]);
