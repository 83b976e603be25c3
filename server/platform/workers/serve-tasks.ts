import { deserialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { type Connections, type Database, openDatabase } from "../database/db.ts";
import { type FromWorker, packError, type ToWorker } from "./worker-messages.ts";
import type { ServedTask, TaskTools } from "./worker-task.ts";

/** The parent may be killed while a task blocks this process, so a separate thread watches for it. */
const WATCH = `
  const { workerData: parent } = require("node:worker_threads");
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 1000);`;

function endWithParent() {
  process.once("disconnect", () => process.exit());
  new Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
  // Ctrl-C reaches every process of a terminal. This one ends when its parent tells it to.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
}

/** The worker's side: runs one task after another until it is told to stop. */
export function serveTasks(tasks: readonly ServedTask[]) {
  const known = new Map(tasks.map(({ name, work }) => [name, work]));
  const post = (message: FromWorker) => void process.send?.(message);
  let connections: Connections | undefined;
  let database: Database | undefined;
  const tools: TaskTools = {
    get database() {
      if (!connections) throw new Error("A worker is told of its database before it is given a task");
      return (database ??= openDatabase(connections, { max: 2 }));
    },
    progress: (done) => post({ kind: "progress", done }),
  };

  const run = async (name: string, input: Uint8Array) => {
    try {
      const work = known.get(name);
      if (!work) throw new Error(`No worker task is called ${name}`);
      post({ kind: "done", output: await work(deserialize(input) as never, tools) });
    } catch (error) {
      post({ kind: "failed", error: packError(error) });
    }
  };
  const stop = async () => {
    await database?.close();
    process.exit();
  };
  process.on("message", (message: ToWorker) => {
    if (message.kind === "begin") ({ connections } = message);
    else if (message.kind === "run") void run(message.name, message.input);
    else void stop();
  });
  endWithParent();
  post({ kind: "ready" });
}
