import type { Locator, Page } from "@playwright/test";

const KEYS = Number(process.env["BENCH_KEYS"] ?? 300);
const TEXT = "Takes a photo of a vehicle and its number plate when it drives in the bus lane during bus hours. ";

/** CPU milliseconds of the page's main thread since it was opened; independent of other processes. */
async function openBusyTime(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
}

/** Time from key press until after the next frame, and CPU time per key, which is independent of other load. */
export async function timeTyping(page: Page, field: Locator) {
  await field.click();
  await page.keyboard.press("Control+End");
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      true,
    );
  });
  const busyTime = await openBusyTime(page);
  const before = await busyTime();
  for (let at = 0; at < KEYS; at += 1) await page.keyboard.type(TEXT[at % TEXT.length] ?? "x", { delay: 60 });
  const busy = (await busyTime()) - before;
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  const sorted = times.toSorted((a, b) => a - b);
  const rounded = (ms: number) => Math.round(ms * 10) / 10;
  const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(0.9999), busy_per_key: rounded(busy / KEYS) };
}
