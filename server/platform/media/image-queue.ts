import { availableParallelism } from "node:os";
import { AppError } from "#server/platform/http/errors.ts";

/** More than that, and the uploads that wait fill the memory. */
const MAX_WAITING = 12;
const MAX_WAITING_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * sharp and argon2 share the four threads of libuv, so four slow images would keep everybody from signing in.
 * Two images at a time, one on a small machine, leave threads and processors to the others.
 */
export const IMAGES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

type Turn = () => void;
let busy = 0;
const waiting: Turn[] = [];

const tooBusy = () =>
  new AppError("busy", "Too many images at once. Try again in a moment.", { retry_after: RETRY_AFTER_SECONDS });

const waitForTurn = (max_ms: number | undefined) =>
  new Promise<void>((resolve, reject) => {
    const turn: Turn = () => {
      clearTimeout(timer);
      resolve();
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(tooBusy());
    };
    const timer = max_ms === undefined ? undefined : setTimeout(giveUp, max_ms);
    waiting.push(turn);
  });

/** The next in line takes over the place, so that nobody who comes meanwhile slips in. */
function leave() {
  const next = waiting.shift();
  if (next) next();
  else busy -= 1;
}

/** Works on one image when its turn comes. A job waits as long as it takes; a request is told to come back. */
export async function inImageQueue<T>(work: () => Promise<T>, { isJob = false } = {}): Promise<T> {
  if (busy < IMAGES_AT_ONCE) busy += 1;
  else if (!isJob && waiting.length >= MAX_WAITING) throw tooBusy();
  else await waitForTurn(isJob ? undefined : MAX_WAITING_MS);
  return work().finally(leave);
}
