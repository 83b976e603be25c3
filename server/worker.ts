import { pictureSheet, printSheet } from "./datachains/sheet/draw-order.ts";
import { PICTURE_SHEET, PRINT_SHEET } from "./datachains/sheet/sheet-order.ts";
import { serveTasks } from "./platform/workers/serve-tasks.ts";
import { served } from "./platform/workers/worker-task.ts";

/** Where a worker thread begins: the tasks of all nouns (`services.workers`). */
serveTasks([served(PRINT_SHEET, printSheet), served(PICTURE_SHEET, pictureSheet)]);
