import { register } from "tsx/esm/api";
import { workerData } from "node:worker_threads";

/** Node runs no TypeScript by itself, and tsx does not reach into threads: there it is registered first. */
register();
await import(workerData.entry);
