import { setTimeout as sleep } from "node:timers/promises";

/** `finish` waits for work in progress, `cutOff` aborts it. */
export type Closer = { finish: () => Promise<unknown>; cutOff?: () => unknown };

/** How long aborted work may take to end. */
const AFTERMATH_MS = 1000;

const within = (finished: Promise<void>, ms: number) =>
  Promise.race([finished.then(() => true), sleep(ms, false, { ref: false })]);

async function closeOne({ finish, cutOff }: Closer, ms: number, onError: (error: unknown) => void) {
  const finished = finish().then(() => undefined, onError);
  if (await within(finished, ms)) return;
  await Promise.resolve(cutOff?.()).catch(onError);
  await within(finished, AFTERMATH_MS);
}

/** Closes in reverse order, all under one deadline; after it, nothing is waited for. */
export async function closeAll(closers: readonly Closer[], patience_ms: number, onError: (error: unknown) => void) {
  const deadline = performance.now() + patience_ms;
  for (const closer of closers.toReversed()) await closeOne(closer, Math.max(0, deadline - performance.now()), onError);
}
