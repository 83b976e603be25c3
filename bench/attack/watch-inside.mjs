// Preloaded into the server under attack: measures its event loop and its memory from the inside, where a busy machine
// can be told from a busy loop. Speaks to its parent by messages.
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 25;
const WORTH_TELLING_MS = 100;

/** How long this thread, the one with the event loop, has been on a processor so far; the worker threads do not count. */
function workedMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "latin1").split(" ", 1)[0]) / 1e6;
  } catch {
    // Not on Linux: every stall counts as ours.
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
  // A thread that waited for a processor did not work: that is the machine's stall and not ours.
  if (late >= WORTH_TELLING_MS) process.send?.({ stall: Math.round(late), worked: Math.round(worked - before) });
}, LOOK_EVERY_MS).unref();

process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage() });
});
process.channel?.unref();
