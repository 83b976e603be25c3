import { sheetTasks } from "./datachains/sheet/draw-order.ts";
import { serveTasks } from "./platform/workers/serve-tasks.ts";

/** Where a worker thread begins: the tasks of all nouns (`services.workers`). */
serveTasks([...sheetTasks]);
