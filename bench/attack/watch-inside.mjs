// Preloaded into the server under attack: measures event loop and memory from inside, which tells a busy event loop
// from a busy machine. Talks to its parent by messages.
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 25;
const WORTH_TELLING_MS = 100;

/** CPU time of the main thread in ms, without worker threads. */
function workedMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "latin1").split(" ", 1)[0]) / 1e6;
  } catch {
    // other platforms lack this file: every stall counts as the server's
    return performance.now();
  }
}

let last = performance.now();
let worked = workedMs();

setInterval(() => {
  const now = performance.now();
  const late = now - last - LOOK_EVERY_MS;
  const before = worked;
  last = now;
  worked = workedMs();
  // without CPU time, the thread was waiting for a CPU: the machine's stall, not the server's
  if (late >= WORTH_TELLING_MS) process.send?.({ stall: Math.round(late), worked: Math.round(worked - before) });
}, LOOK_EVERY_MS).unref();

process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage() });
});
process.channel?.unref();
