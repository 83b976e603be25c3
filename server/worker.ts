import { RESTORE_FILE } from "./customer-file/restore-task.ts";
import { RECOUNT_CHAINS } from "./datachains/recount-task.ts";
import { PICTURE_SHEET, PRINT_SHEET } from "./datachains/sheet/sheet-order.ts";
import { COMPARE_VERSIONS } from "./guide/drawing/compare-order.ts";
import { DRAW_PAGE } from "./guide/drawing/draw-order.ts";
import { WRITE_FILE } from "./guide/open-data/file-order.ts";
import { WRITE_REPORT } from "./guide/reports/report-order.ts";
import { DRAW_SHARE_IMAGE } from "./guide/share-image/share-order.ts";
import { IMPORT_TASKS, INSPECT_AGAIN, INSPECT_UPLOAD, PREVIEW_IMPORT } from "./imports/import-job.ts";
import { COMPARE_PAGES } from "./pages/publishing/queue-task.ts";
import { DRAW_QR } from "./short-codes/qr/qr-order.ts";
import { BATCH_TASKS, PREVIEW_SIGN, PRINT_SIGN } from "./signs/sign-order.ts";
import { READ_RELEASE } from "./taxonomies/release-files-task.ts";
import { READ_TRANSLATIONS } from "./translations/translation-file.ts";
import { serveTasks } from "./platform/workers/serve-tasks.ts";
import { served } from "./platform/workers/worker-task.ts";

/**
 * Entry point of worker processes: the tasks of all nouns (`services.workers`). Each loads only what its tasks need.
 */
serveTasks([
  served(PRINT_SHEET, async (order) => (await import("./datachains/sheet/draw-order.ts")).printSheet(order)),
  served(PICTURE_SHEET, async (order) => (await import("./datachains/sheet/draw-order.ts")).pictureSheet(order)),
  served(RECOUNT_CHAINS, async (...turn) => (await import("./datachains/recount-chains.ts")).recountChains(...turn)),
  served(COMPARE_VERSIONS, async (...order) =>
    (await import("./guide/drawing/compare-versions.ts")).compareVersions(...order),
  ),
  served(DRAW_PAGE, async (...order) => (await import("./guide/drawing/draw-page.ts")).drawPage(...order)),
  served(WRITE_FILE, async (...order) => (await import("./guide/open-data/write-file.ts")).writeFile(...order)),
  served(WRITE_REPORT, async (...order) => (await import("./guide/reports/write-report.ts")).writeReport(...order)),
  served(DRAW_SHARE_IMAGE, async (order) => (await import("./guide/share-image/draw-image.ts")).drawShareImage(order)),
  served(INSPECT_AGAIN, async (asked, tools) =>
    (await import("./imports/inspect-upload.ts")).inspectAgain(asked, tools),
  ),
  served(INSPECT_UPLOAD, async (upload) => (await import("./imports/inspect-upload.ts")).inspectUpload(upload)),
  served(PREVIEW_IMPORT, async (...order) =>
    (await import("./imports/mapping/preview-import.ts")).previewImport(...order),
  ),
  served(IMPORT_TASKS.checking, async (...work) => (await import("./imports/check-import.ts")).checkImport(...work)),
  served(IMPORT_TASKS.running, async (...work) => (await import("./imports/run-import.ts")).runImport(...work)),
  served(IMPORT_TASKS.undoing, async (...work) => (await import("./imports/undo-import.ts")).undoImport(...work)),
  served(RESTORE_FILE, async (order, { database }) =>
    (await import("./customer-file/restore-file.ts")).restoreFile(database, order),
  ),
  served(COMPARE_PAGES, async (...turn) => (await import("./pages/publishing/work-queue.ts")).workQueue(...turn)),
  served(READ_RELEASE, async (order) => (await import("./taxonomies/read-release-files.ts")).readReleaseFiles(order)),
  served(READ_TRANSLATIONS, async (upload) => (await import("./translations/read-file.ts")).readTranslations(upload)),
  served(PREVIEW_SIGN, async (order) => (await import("./signs/make-signs.ts")).previewSign(order)),
  served(PRINT_SIGN, async (order) => (await import("./signs/make-signs.ts")).printSign(order)),
  served(BATCH_TASKS.pdf, async (...order) => (await import("./signs/make-signs.ts")).printSigns(...order)),
  served(BATCH_TASKS.zip, async (...order) => (await import("./signs/make-signs.ts")).zipSigns(...order)),
  served(DRAW_QR, async (order) => (await import("./short-codes/qr/draw-qr-file.ts")).drawQrFile(order)),
]);
