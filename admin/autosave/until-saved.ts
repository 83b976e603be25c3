import type { Autosaver } from "./autosaver.ts";

/** Saves what is not saved yet, without waiting for a pause. Resolves to whether the server has everything now. */
export function untilSaved<D>(saver: Autosaver<D>): Promise<boolean> {
  const isStuck = () => ["failed", "retrying"].includes(saver.snapshot().state);
  // what failed before is tried once more: somebody is waiting for it
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
    // that try is under way, and its end will be told
    if (!isRetry) look();
  });
}
