import { setTimeout as sleep } from "node:timers/promises";

/** One thing to close. `finish` waits for what is under way, `cutOff` ends it. */
export type Closer = { finish: () => Promise<unknown>; cutOff?: () => unknown };

/** What was cut off gets this long to say that it has ended. */
const AFTERMATH_MS = 1000;

const within = (finished: Promise<void>, ms: number) =>
  Promise.race([finished.then(() => true), sleep(ms, false, { ref: false })]);

async function closeOne({ finish, cutOff }: Closer, ms: number, onError: (error: unknown) => void) {
  const finished = finish().then(() => undefined, onError);
  if (await within(finished, ms)) return;
  await Promise.resolve(cutOff?.()).catch(onError);
  await within(finished, AFTERMATH_MS);
}

/** Closes one after another, the last one first. All of them share one deadline; after it, nothing is waited for. */
export async function closeAll(closers: readonly Closer[], patience_ms: number, onError: (error: unknown) => void) {
  const deadline = performance.now() + patience_ms;
  for (const closer of closers.toReversed()) await closeOne(closer, Math.max(0, deadline - performance.now()), onError);
}
