import { setImmediate } from "node:timers/promises";

const LONGEST_TURN_MS = 8;

/** Long work awaits this often: whenever it has had the processor for a while, requests get their turn. */
export function takeTurns() {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST_TURN_MS) return;
    await setImmediate();
    began = performance.now();
  };
}
