import type { Autosaver } from "./autosaver.ts";

/** Saves without waiting for a pause. Resolves to whether everything is saved. */
export function untilSaved<D>(saver: Autosaver<D>): Promise<boolean> {
  const isStuck = () => ["failed", "retrying"].includes(saver.snapshot().state);
  // retry an earlier failure once, because someone is waiting
  const isRetry = isStuck();
  if (isRetry) saver.flush();
  return new Promise((resolve) => {
    let unsubscribe: () => void = () => undefined;
    const look = () => {
      const { state } = saver.snapshot();
      if (state === "waiting") saver.flush();
      if (state === "waiting" || state === "saving") return;
      unsubscribe();
      resolve(state === "saved");
    };
    unsubscribe = saver.subscribe(look);
    // the retry is under way, and reports when it ends
    if (!isRetry) look();
  });
}
