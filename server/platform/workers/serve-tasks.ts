import { deserialize } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { type Database, openDatabase } from "../db.ts";
import { type FromThread, packError, type ThreadData, type ToThread } from "./thread-messages.ts";
import type { ServedTask, TaskTools } from "./worker-task.ts";

const isWhole = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength;

/** Bytes the task has made, alone or as a field of its answer, are handed over instead of copied. */
const buffersOf = (output: unknown) =>
  (typeof output === "object" && output !== null && !isWhole(output) ? Object.values(output) : [output])
    .filter(isWhole)
    .map(({ buffer }) => buffer);

/** The thread's side: does one task after another until it is told to stop. */
export function serveTasks(tasks: readonly ServedTask[]) {
  const port = parentPort;
  if (!port) throw new Error("Tasks are served in a worker thread");
  const { connections } = workerData as ThreadData;
  const known = new Map(tasks.map(({ name, work }) => [name, work]));
  const post = (message: FromThread, transfer: readonly ArrayBuffer[] = []) => port.postMessage(message, transfer);
  let database: Database | undefined;
  const tools: TaskTools = {
    get database() {
      return (database ??= openDatabase(connections, { max: 2 }));
    },
    progress: (done) => post({ kind: "progress", done }),
  };

  const run = async (name: string, input: Uint8Array) => {
    try {
      const work = known.get(name);
      if (!work) throw new Error(`No worker task is called ${name}`);
      const output = await work(deserialize(input) as never, tools);
      post({ kind: "done", output }, buffersOf(output));
    } catch (error) {
      post({ kind: "failed", error: packError(error) });
    }
  };
  const stop = async () => {
    await database?.close();
    port.close();
  };
  port.on("message", (message: ToThread) => void (message.kind === "stop" ? stop() : run(message.name, message.input)));
  post({ kind: "ready" });
}
