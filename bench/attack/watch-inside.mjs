// Preloaded into the server under attack: measures its event loop and its memory from the inside, where a busy machine
// can be told from a busy loop. Speaks to its parent by messages.
const LOOK_EVERY_MS = 25;
const WORTH_TELLING_MS = 100;

let last = performance.now();
let cpu = process.cpuUsage();

setInterval(() => {
  const now = performance.now();
  const late = now - last - LOOK_EVERY_MS;
  const used = process.cpuUsage(cpu);
  last = now;
  cpu = process.cpuUsage();
  if (late < WORTH_TELLING_MS) return;
  // A process that waited for a processor used none: that is the machine's stall and not ours.
  const worked = (used.user + used.system) / 1000;
  process.send?.({ stall: Math.round(late), worked: Math.round(worked) });
}, LOOK_EVERY_MS).unref();

process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage() });
});
process.channel?.unref();
